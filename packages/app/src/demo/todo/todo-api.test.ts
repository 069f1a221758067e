import { updateTask } from '@plinth/api-client/demo/todo';
import { createDemoServer } from '@plinth/mocks/demo/node';
import { delay, http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoFeature } from '#demo/_shared/feature.ts';
import { createWorld, type World } from '#testing/world.ts';
import { todoApi } from './todo-api.ts';

describe('a change of a task, which shows at once,', () => {
  let world: World;
  let mock: ReturnType<typeof createDemoServer>;
  const { tasks, changeTask } = todoApi.endpoints;
  const titleOfFirst = () => world.read(tasks.select({})).data?.[0]?.title;
  const rename = () => {
    const id = world.read(tasks.select({})).data?.[0]?.id ?? 0;
    return world.store.dispatch(changeTask.initiate({ id, title: 'Call the bank' }));
  };
  const refuse = () =>
    mock.server.use(
      http.post(`http://localhost${updateTask.path}`, async () => {
        await delay(50);
        return new HttpResponse(null, { status: 500 });
      }),
    );

  beforeEach(async () => {
    vi.stubGlobal('location', new URL('http://localhost'));
    mock = createDemoServer();
    mock.server.listen({ onUnhandledFrame: 'error' });
    world = createWorld({ user: null });
    world.join(demoFeature);
    await world.store.dispatch(tasks.initiate({}));
  });
  afterEach(() => {
    world.task.cancel();
    mock.server.close();
    vi.unstubAllGlobals();
  });

  it('is rolled back when its call fails', async () => {
    const before = titleOfFirst();
    refuse();
    const renaming = rename();
    expect(titleOfFirst()).toBe('Call the bank');
    await renaming;
    expect(titleOfFirst()).toBe(before);
  });

  it('is made in the response to a query that was sent before it', async () => {
    const query = world.store.dispatch(tasks.initiate({}, { forceRefetch: true }));
    mock.server.use(
      http.post(`http://localhost${updateTask.path}`, async () => {
        await delay(100);
        return undefined;
      }),
    );
    const renaming = rename();
    await query;
    expect(titleOfFirst()).toBe('Call the bank');
    await renaming;
    expect(titleOfFirst()).toBe('Call the bank');
  });

  it('is rolled back in that response, too', async () => {
    const before = titleOfFirst();
    const query = world.store.dispatch(tasks.initiate({}, { forceRefetch: true }));
    refuse();
    const renaming = rename();
    await query;
    expect(titleOfFirst()).toBe('Call the bank');
    await renaming;
    await vi.waitFor(() => expect(titleOfFirst()).toBe(before));
  });
});
