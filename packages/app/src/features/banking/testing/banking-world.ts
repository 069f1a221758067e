import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { connectionsRequested, selectConnectionsPanel } from '#features/_shared/bank-connections/connections-slice.ts';
import { noBusiness } from '#testing/no-business.ts';
import { API, createWorld, type World } from '#testing/world.ts';
import { selectBanks } from '../banking-slice.ts';
import { feature } from '../feature.ts';

/** The provider's endpoint for the customer's bank connections. */
export const CONNECTIONS = `${API}/data/:kind/customers/cus_harrow/connections`;

/** Creates a bank connection as the provider returns it. */
export const bank = (id: string, status = 'CONNECTED') => ({
  id,
  institution: `Bank ${id}`,
  status,
  Accounts: [],
  logo: null,
  lastReadAt: null,
  statusChangedAt: null,
});

/** Returns the ids of the displayed banks, in order. */
export const bankIds = ({ read }: World) => read(selectBanks).map(({ id }) => id);

/** Sets up a provider with two banks for each test and ends all sessions afterwards. */
export function setUpBanking() {
  const server = setupServer();
  const worlds: World[] = [];
  /** The provider's banks, and the number of times they were read. */
  const provider = { banks: [bank('b1')], reads: 0 };

  beforeAll(() => server.listen());
  beforeEach(() => {
    provider.banks = [bank('b1'), bank('b2', 'AUTH_ERROR')];
    provider.reads = 0;
    server.use(
      ...noBusiness,
      http.get(CONNECTIONS, () => {
        provider.reads += 1;
        return HttpResponse.json(provider.banks);
      }),
    );
  });
  afterEach(() => {
    for (const { task } of worlds.splice(0)) task.cancel();
    server.resetHandlers();
  });
  afterAll(() => server.close());

  /** Starts a session and waits until its banks have loaded. */
  async function start() {
    const world = createWorld();
    worlds.push(world);
    world.join(feature);
    await vi.waitFor(() => expect(world.store.getState().customers.status).toBe('ready'));
    world.store.dispatch(connectionsRequested());
    await vi.waitFor(() => expect(world.read(selectConnectionsPanel).status).toBe('ready'));
    return world;
  }

  return { provider, server, start };
}
