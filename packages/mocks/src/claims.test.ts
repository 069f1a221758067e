import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CLAIM_DELAY_MS, type SetClaims } from './claims.ts';
import { createServer, NOW, type MockServer } from './node.ts';
import type { ScenarioName } from './scenarios/scenario.ts';
import { createMemoryStore, type KeyValueStore } from './store.ts';
import { clientOf, tokenFor } from './testing/world.ts';

const newCustomer = { legalName: 'Fennel Press', country: 'US', industry: 'Packaging', monthlyRevenue: '10K_50K' };
const claim = { plinth_id: 'customer-ines' };
const seconds = (instant: string) => Date.parse(instant) / 1_000;

let now: Date;
let timers: { run: () => void; ms: number }[];
let running: MockServer | undefined;
let setClaims: ReturnType<typeof vi.fn<SetClaims>>;

/** Starts the mock over a store, as a page does; an earlier one is closed, as by a reload, and its timers are gone. */
function start(scenario: ScenarioName, store: KeyValueStore): MockServer {
  running?.server.close();
  timers = [];
  running = createServer({
    scenario,
    store,
    setClaims,
    clock: () => now,
    schedule: (run, ms) => timers.push({ run, ms }),
  });
  running.server.listen({ onUnhandledFrame: 'error' });
  return running;
}

const pass = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

beforeEach(() => {
  now = new Date(NOW);
  setClaims = vi.fn<SetClaims>().mockResolvedValue();
});
afterEach(() => {
  running?.server.close();
  running = undefined;
});

test('the claim is set three seconds after the customer was made and not before', async () => {
  const client = clientOf(start('company', createMemoryStore()));
  await client.customers.create(newCustomer);
  await expect(client.leads.list()).resolves.toMatchObject([{ customerId: 'customer-ines' }]);
  expect(setClaims).not.toHaveBeenCalled();
  expect(timers.map(({ ms }) => ms)).toEqual([CLAIM_DELAY_MS]);
  pass(CLAIM_DELAY_MS);
  timers[0]!.run();
  await vi.waitFor(() => expect(setClaims.mock.calls).toEqual([['ines', claim]]));
});

test('a reload before its time keeps the claim due, and the start sets it', async () => {
  const store = createMemoryStore();
  await clientOf(start('company', store)).customers.create(newCustomer);
  const reloaded = start('company', store);
  await reloaded.reconcile();
  expect(setClaims).not.toHaveBeenCalled();
  expect(timers).toHaveLength(1);
  pass(CLAIM_DELAY_MS);
  await start('company', store).reconcile();
  expect(setClaims).toHaveBeenCalledExactlyOnceWith('ines', claim);
});

test('any request after its time sets the claim once', async () => {
  const client = clientOf(start('company', createMemoryStore()));
  await client.customers.create(newCustomer);
  pass(CLAIM_DELAY_MS + 1);
  await client.leads.list();
  await vi.waitFor(() => expect(setClaims).toHaveBeenCalledOnce());
  await client.leads.list();
  await client.customers.list();
  expect(setClaims).toHaveBeenCalledOnce();
});

test('a claim that the identity provider did not take is set by the next request', async () => {
  setClaims.mockRejectedValueOnce(new Error('The identity emulator answered with 503'));
  const client = clientOf(start('financed', createMemoryStore()));
  await client.leads.list();
  await vi.waitFor(() => expect(setClaims).toHaveBeenCalledTimes(1));
  await client.leads.list();
  await vi.waitFor(() => expect(setClaims).toHaveBeenCalledTimes(2));
});

test('a token without the claim of a company that is there already gets it at once', async () => {
  const client = clientOf(start('financed', createMemoryStore()));
  await client.leads.list();
  await vi.waitFor(() => expect(setClaims).toHaveBeenCalledExactlyOnceWith('ines', claim));
});

test('a token with the claim asks for nothing', async () => {
  const mock = start('financed', createMemoryStore());
  await clientOf(mock, tokenFor({ customerId: 'customer-ines' })).leads.list();
  await mock.reconcile();
  expect(setClaims).not.toHaveBeenCalled();
});

test('a token that is newer than the claim and lacks it gets it again', async () => {
  const mock = start('financed', createMemoryStore());
  await clientOf(mock).leads.list();
  await vi.waitFor(() => expect(setClaims).toHaveBeenCalledOnce());
  pass(60_000);
  await clientOf(mock, tokenFor({ issuedAt: seconds('2026-11-19T17:42:40Z') })).leads.list();
  await vi.waitFor(() => expect(setClaims).toHaveBeenCalledTimes(2));
});

test('in unclaimed the claim is never set, whatever is asked and however often the page starts', async () => {
  const store = createMemoryStore();
  const client = clientOf(start('unclaimed', store));
  await client.customers.create(newCustomer);
  pass(60 * CLAIM_DELAY_MS);
  await expect(client.leads.list()).resolves.toMatchObject([{ customerId: 'customer-ines' }]);
  await start('unclaimed', store).reconcile();
  expect(timers).toEqual([]);
  expect(setClaims).not.toHaveBeenCalled();
});

test('a user without a company gets no claim', async () => {
  const mock = start('new', createMemoryStore());
  await clientOf(mock).leads.list();
  await mock.reconcile();
  expect(setClaims).not.toHaveBeenCalled();
});
