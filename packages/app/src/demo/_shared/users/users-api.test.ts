import { updateUser } from '@plinth/api-client/demo/users';
import { createDemoServer } from '@plinth/mocks/demo/node';
import { delay, http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { demoFeature } from '#demo/_shared/feature.ts';
import { createWorld, type World } from '#testing/world.ts';
import { usersApi } from './users-api.ts';

let world: World;
let mock: ReturnType<typeof createDemoServer>;
const { allUsers, changeUser } = usersApi.endpoints;

beforeEach(async () => {
  vi.stubGlobal('location', new URL('http://localhost'));
  mock = createDemoServer();
  mock.server.listen({ onUnhandledFrame: 'error' });
  world = createWorld({ user: null });
  world.join({ requires: [demoFeature] });
  await world.store.dispatch(allUsers.initiate());
});
afterEach(() => {
  world.task.cancel();
  mock.server.close();
  vi.unstubAllGlobals();
});

const users = () => world.read(allUsers.select()).data ?? [];

it('shows users as they are stored when several changes at the same time fail', async () => {
  mock.server.use(
    http.post(`http://localhost${updateUser.path}`, async () => {
      await delay(50);
      return new HttpResponse(null, { status: 500 });
    }),
  );
  const stored = users();
  const ids = stored.filter(({ status }) => status === 'active').map(({ id }) => id);
  const changes = ids.slice(0, 3).map((id) => world.store.dispatch(changeUser.initiate({ id, status: 'inactive' })));
  expect(users()).not.toEqual(stored);
  await Promise.all(changes);
  await vi.waitFor(() => expect(users()).toEqual(stored));
});
