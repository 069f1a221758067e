import { updateUser } from '@plinth/api-client/demo/users';
import { delay, http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { setUpDemo } from '../testing/demo-world.ts';
import { usersApi } from './users-api.ts';

const { allUsers, changeUser } = usersApi.endpoints;

const demo = setUpDemo((world) => world.store.dispatch(allUsers.initiate()));

const users = () => demo.world.read(allUsers.select()).data ?? [];

it('shows users as they are stored when several changes at the same time fail', async () => {
  demo.mock.server.use(
    http.post(`http://localhost${updateUser.path}`, async () => {
      await delay(50);
      return new HttpResponse(null, { status: 500 });
    }),
  );
  const stored = users();
  const ids = stored.filter(({ status }) => status === 'active').map(({ id }) => id);
  const changes = ids
    .slice(0, 3)
    .map((id) => demo.world.store.dispatch(changeUser.initiate({ id, status: 'inactive' })));
  expect(users()).not.toEqual(stored);
  await Promise.all(changes);
  await vi.waitFor(() => expect(users()).toEqual(stored));
});
