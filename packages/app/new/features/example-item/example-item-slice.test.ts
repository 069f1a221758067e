import { listTasks } from '@plinth/api-client/resources/tasks';
import { createServer, type MockServer } from '@plinth/mocks/node';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { API, createWorld, memoryStorage, OWNER, tokenOf, type World } from '#testing/world.ts';
import { exampleItem, selectExampleItemPanel } from './example-item-slice.ts';
import { feature } from './feature.ts';

const USER = { ...OWNER, customerId: `customer-${OWNER.uid}` };
let provider: MockServer;
let world: World;

beforeEach(() => {
  provider = createServer({ baseUrl: API, origin: 'https://api.test', scenario: 'financed' });
  provider.server.listen({ onUnhandledFrame: 'error' });
  const storage = memoryStorage();
  storage.set('accessToken', tokenOf(USER, 1));
  world = createWorld({ user: USER, storage });
  world.join(feature);
});
afterEach(() => {
  world.task.cancel();
  provider.server.close();
});

const customerLoaded = () => vi.waitFor(() => expect(world.store.getState().customers.status).toBe('ready'));

describe('example item', () => {
  it('load when the page requests them', async () => {
    await customerLoaded();
    world.store.dispatch(exampleItem.requested());
    await vi.waitFor(() => expect(world.read(selectExampleItemPanel)).toMatchObject({ status: 'ready', stale: false }));
  });

  it('keep the error code when the response can’t be read', async () => {
    await customerLoaded();
    provider.faults.set(listTasks, 'html');
    world.store.dispatch(exampleItem.requested());
    await vi.waitFor(() =>
      expect(world.read(selectExampleItemPanel)).toMatchObject({ status: 'failed', failure: { code: 'schema' } }),
    );
  });
});
