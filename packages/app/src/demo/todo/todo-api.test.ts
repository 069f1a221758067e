import { updateTask } from '@plinth/api-client/demo/todo';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { setUpDemo } from '#demo/_shared/testing/demo-world.ts';
import { todoApi } from './todo-api.ts';

describe('a change of a task, which shows at once,', () => {
  const { tasks, changeTask } = todoApi.endpoints;
  const titleOfFirst = () => demo.world.read(tasks.select({})).data?.[0]?.title;
  const rename = () => {
    const id = demo.world.read(tasks.select({})).data?.[0]?.id ?? 0;
    return demo.world.store.dispatch(changeTask.initiate({ id, title: 'Call the bank' }));
  };
  const refuse = () =>
    demo.mock.server.use(
      http.post(`http://localhost${updateTask.path}`, async () => {
        await delay(50);
        return new HttpResponse(null, { status: 500 });
      }),
    );

  const demo = setUpDemo((world) => world.store.dispatch(tasks.initiate({})));

  it('is rolled back when its call fails', async () => {
    const before = titleOfFirst();
    refuse();
    const renaming = rename();
    expect(titleOfFirst()).toBe('Call the bank');
    await renaming;
    expect(titleOfFirst()).toBe(before);
  });

  it('is made in the response to a query that was sent before it', async () => {
    const query = demo.world.store.dispatch(tasks.initiate({}, { forceRefetch: true }));
    demo.mock.server.use(
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
    const query = demo.world.store.dispatch(tasks.initiate({}, { forceRefetch: true }));
    refuse();
    const renaming = rename();
    await query;
    expect(titleOfFirst()).toBe('Call the bank');
    await renaming;
    await vi.waitFor(() => expect(titleOfFirst()).toBe(before));
  });
});
