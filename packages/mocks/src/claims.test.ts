import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryStore, type KeyValueStore } from '#engine/store.ts';
import { CLAIM_DELAY_MS, type SetClaims } from './claims.ts';
import { createServer, NOW, type MockServer } from './node.ts';
import type { ScenarioName } from './scenarios/scenarios.ts';
import { clientOf, tokenFor } from './testing/world.ts';

const newCustomer = { legalName: 'Fennel Press', country: 'US', industry: 'Packaging', monthlyRevenue: '10K_50K' };
const claim = { plinth_id: 'customer-ines' };
const seconds = (instant: string) => Date.parse(instant) / 1_000;

let now: Date;
let timers: { run: () => void; ms: number }[];
let runningMock: MockServer | undefined;
let setClaims: ReturnType<typeof vi.fn<SetClaims>>;

/** Starts the mock over a store, as a page does; an earlier one is closed, as by a reload, and its timers are gone. */
function start(scenario: ScenarioName, store: KeyValueStore): MockServer {
  runningMock?.server.close();
  timers = [];
  runningMock = createServer({
    scenario,
    store,
    setClaims,
    clock: () => now,
    schedule: (run, ms) => timers.push({ run, ms }),
  });
  runningMock.server.listen({ onUnhandledFrame: 'error' });
  return runningMock;
}

const advance = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

beforeEach(() => {
  now = new Date(NOW);
  setClaims = vi.fn<SetClaims>().mockResolvedValue();
});
afterEach(() => {
  runningMock?.server.close();
  runningMock = undefined;
});

test('sets the claim three seconds after the customer is created and not before', async () => {
  const client = clientOf(start('company', createMemoryStore()));
  await client.customers.create(newCustomer);
  await expect(client.leads.list()).resolves.toMatchObject([{ customerId: 'customer-ines' }]);
  expect(setClaims).not.toHaveBeenCalled();
  expect(timers.map(({ ms }) => ms)).toEqual([CLAIM_DELAY_MS]);
  advance(CLAIM_DELAY_MS);
  timers[0]!.run();
  await vi.waitFor(() => expect(setClaims.mock.calls).toEqual([['ines', claim]]));
});

test('sets a claim that is due after a reload', async () => {
  const store = createMemoryStore();
  await clientOf(start('company', store)).customers.create(newCustomer);
  const reloaded = start('company', store);
  await reloaded.reconcile();
  expect(setClaims).not.toHaveBeenCalled();
  expect(timers).toHaveLength(1);
  advance(CLAIM_DELAY_MS);
  await start('company', store).reconcile();
  expect(setClaims).toHaveBeenCalledExactlyOnceWith('ines', claim);
});

test('sets the due claim once with the next request', async () => {
  const client = clientOf(start('company', createMemoryStore()));
  await client.customers.create(newCustomer);
  advance(CLAIM_DELAY_MS + 1);
  await client.leads.list();
  await vi.waitFor(() => expect(setClaims).toHaveBeenCalledOnce());
  await client.leads.list();
  await client.customers.list();
  expect(setClaims).toHaveBeenCalledOnce();
});

test('sets the claim again with the next request when the identity provider fails', async () => {
  setClaims.mockRejectedValueOnce(new Error('The identity emulator responded with 503'));
  const client = clientOf(start('financed', createMemoryStore()));
  await client.leads.list();
  await vi.waitFor(() => expect(setClaims).toHaveBeenCalledTimes(1));
  await client.leads.list();
  await vi.waitFor(() => expect(setClaims).toHaveBeenCalledTimes(2));
});

test('sets the claim of an existing company immediately', async () => {
  const client = clientOf(start('financed', createMemoryStore()));
  await client.leads.list();
  await vi.waitFor(() => expect(setClaims).toHaveBeenCalledExactlyOnceWith('ines', claim));
});

test('sets nothing for a token with the claim', async () => {
  const mock = start('financed', createMemoryStore());
  await clientOf(mock, tokenFor({ customerId: 'customer-ines' })).leads.list();
  await mock.reconcile();
  expect(setClaims).not.toHaveBeenCalled();
});

test('sets the claim again for a newer token without it', async () => {
  const mock = start('financed', createMemoryStore());
  await clientOf(mock).leads.list();
  await vi.waitFor(() => expect(setClaims).toHaveBeenCalledOnce());
  advance(60_000);
  await clientOf(mock, tokenFor({ issuedAt: seconds('2026-11-19T17:42:40Z') })).leads.list();
  await vi.waitFor(() => expect(setClaims).toHaveBeenCalledTimes(2));
});

test('never sets the claim in unclaimed', async () => {
  const store = createMemoryStore();
  const client = clientOf(start('unclaimed', store));
  await client.customers.create(newCustomer);
  advance(60 * CLAIM_DELAY_MS);
  await expect(client.leads.list()).resolves.toMatchObject([{ customerId: 'customer-ines' }]);
  await start('unclaimed', store).reconcile();
  expect(timers).toEqual([]);
  expect(setClaims).not.toHaveBeenCalled();
});

test('sets no claim for a user without a company', async () => {
  const mock = start('new', createMemoryStore());
  await clientOf(mock).leads.list();
  await mock.reconcile();
  expect(setClaims).not.toHaveBeenCalled();
});
