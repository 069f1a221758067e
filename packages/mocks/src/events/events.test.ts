import type { Contract } from '@plinth/api-client/resources/contracts';
import { availableOf } from '@plinth/api-client/resources/topups';
import { afterEach, expect, test } from 'vitest';
import { completeLink } from '../hosted/end-link.ts';
import { searchInstitutions } from '../hosted/search.ts';
import { NOW } from '../node.ts';
import { clientOf, startServer, tokenFor } from '../testing/world.ts';
import { DAY_MS } from '../time.ts';
import { parseEvents } from './events.ts';

const CUSTOMER = 'customer-noor';
const company = { legalName: 'Fennel Press', country: 'US', industry: 'Packaging', monthlyRevenue: '10K_50K' };
let now = NOW;
const mock = startServer({ clock: () => now });
const token = tokenFor({ uid: 'noor', email: 'noor@fennel.example' });
const client = clientOf(mock, { tokens: { get: async () => token, refresh: async () => token } });
afterEach(() => {
  now = NOW;
  mock.reset();
});

/** Creates a business that has requested $250,000 and linked its bank. */
async function createBusiness(): Promise<void> {
  await client.leads.create({ maxAmount: 25_000_000, phone: '(503) 555-0100' });
  await client.customers.create(company);
  const { linkId } = await client.banking.link(CUSTOMER, { state: 's' });
  const { accounts = [] } = searchInstitutions('larkfield')[0] ?? {};
  completeLink(mock.store, linkId ?? '', { institution: 'Larkfield Bank', accounts }, () => 'first');
  await client.banking.connections(CUSTOMER);
}

async function readFinances() {
  const [contracts, topup] = await Promise.all([client.contracts.list(CUSTOMER), client.topups.get(CUSTOMER)]);
  const [contract] = contracts;
  return { contracts, contract: contract!, topup, available: availableOf(topup) };
}

const sum = (amounts: readonly { readonly amount: number }[]) =>
  amounts.reduce((total, { amount }) => total + amount, 0);
const collectionsOf = ({ PaymentTransactions }: Contract) =>
  PaymentTransactions.filter(({ paymentType }) => paymentType === 'COLLECTION');

test.each([
  ['funded', ['funded']],
  ['approved, funded,3w,21d', ['approved', 'funded', '3w', '21d']],
  ['', null],
  ['fund', null],
  ['funded,', null],
  ['0d', null],
  ['1000w', null],
  ['-3w', null],
  ['toString', null],
])('parses "%s" as %j', (text, expected) => {
  expect(parseEvents(text)).toEqual(expected);
});

test('approves the amount as a contract whose money is on its way to the linked account', async () => {
  await createBusiness();
  await client.promotions.associate(CUSTOMER, 'WELCOME25');
  mock.applyEvents('approved');
  const { contract, topup, available } = await readFinances();
  expect(contract).toMatchObject({
    id: 'C-1101',
    status: 'APPROVED',
    approvedAt: NOW.toISOString(),
    CollectedAmount: 0,
    Payments: [],
    Terms: { fundedAmount: 25_000_000, repayAmount: 26_725_000 },
    Fees: [{ amount: 1_725_000, description: 'Fixed fee less promo code WELCOME25' }],
    PaymentTransactions: [
      {
        paymentType: 'FUNDING',
        status: 'PROCESSING',
        amount: 25_000_000,
        description: 'Funds to Larkfield Bank ····4417',
      },
    ],
  });
  expect(topup).toEqual({ maxAvailable: 26_725_000, owed: 26_725_000, inProgressAmount: 25_000_000 });
  expect(available).toBe(0);
});

test('tops up a funded contract and collects from it every Monday', async () => {
  await createBusiness();
  mock.applyEvents('approved', 'funded');
  const before = await readFinances();
  expect(before.contract).toMatchObject({ status: 'TOPUPPED', CollectedAmount: 0 });
  expect(before.topup.inProgressAmount).toBe(0);
  mock.applyEvents('3w');
  const { contract, topup, available } = await readFinances();
  const collections = collectionsOf(contract);
  expect(collections.map(({ createdAt }) => createdAt.slice(0, 10))).toEqual([
    '2026-11-16',
    '2026-11-09',
    '2026-11-02',
  ]);
  expect(contract.CollectedAmount).toBe(sum(collections));
  expect(contract.CollectedAmount).toBe(3 * contract.Terms!.weeklyAmount);
  expect(topup.owed).toBe(contract.Terms!.repayAmount - contract.CollectedAmount);
  expect(available - before.available).toBe(contract.CollectedAmount);
  expect(sum(contract.Payments)).toBe(contract.Terms!.repayAmount);
  expect(contract.Payments.filter(({ status }) => status === 'PAID')).toHaveLength(3);
});

test.each([0, 1, 2, 3, 4, 5, 6])('collects five times in five weeks that begin %d days later', async (days) => {
  now = new Date(NOW.getTime() + days * DAY_MS);
  const owner = clientOf(
    mock,
    tokenFor({ uid: 'noor', email: 'noor@fennel.example', issuedAt: now.getTime() / 1_000 - 60 }),
  );
  await owner.leads.create({ maxAmount: 25_000_000 });
  await owner.customers.create(company);
  mock.applyEvents('approved', 'funded', '5w');
  const [contract] = await owner.contracts.list(CUSTOMER);
  expect(collectionsOf(contract!)).toHaveLength(5);
});

test('completes a contract that is repaid exactly', async () => {
  await createBusiness();
  mock.applyEvents('approved', 'funded', '52w');
  const { contract, topup } = await readFinances();
  expect(contract).toMatchObject({ status: 'DONE', CollectedAmount: contract.Terms!.repayAmount });
  expect(contract.Payments.every(({ status }) => status === 'PAID')).toBe(true);
  expect(topup.owed).toBe(0);
});

test('makes a raised limit available', async () => {
  await createBusiness();
  mock.applyEvents('approved', 'funded', 'topup-available');
  const { topup, available } = await readFinances();
  expect(available).toBe(12_500_000);
  expect(topup.maxAvailable - topup.owed).toBe(available);
});

test('numbers a second contract separately and applies no promo code to it', async () => {
  await createBusiness();
  await client.promotions.associate(CUSTOMER, 'welcome25');
  mock.applyEvents('approved', 'funded', '6w', 'approved', 'funded', '6w');
  const { contracts, topup } = await readFinances();
  expect(contracts.map(({ id, Fees }) => [id, sum(Fees)])).toEqual([
    ['C-1102', 1_750_000],
    ['C-1101', 1_725_000],
  ]);
  const collections = contracts.flatMap(collectionsOf);
  expect(collections).toHaveLength(18);
  expect(new Set(collections.map(({ id }) => id)).size).toBe(18);
  expect(topup.owed).toBe(
    contracts.reduce((total, { Terms, CollectedAmount }) => total + Terms!.repayAmount - CollectedAmount, 0),
  );
});

test('disconnects a bank and moves the disconnection into the past when time passes', async () => {
  await createBusiness();
  mock.applyEvents('bank-broken', '2d');
  await expect(client.banking.connections(CUSTOMER)).resolves.toMatchObject([
    {
      institution: 'Larkfield Bank',
      status: 'AUTH_ERROR',
      statusChangedAt: new Date(NOW.getTime() - 2 * DAY_MS).toISOString(),
    },
  ]);
  const { linkId } = await client.banking.link(CUSTOMER, { state: 's', connectionId: 'connection-first' });
  completeLink(mock.store, linkId ?? '', { institution: 'Larkfield Bank', accounts: [] }, () => 'second');
  await expect(client.banking.connections(CUSTOMER)).resolves.toMatchObject([
    { id: 'connection-first', status: 'CONNECTED' },
  ]);
});

test('answers the newest open ticket', async () => {
  await createBusiness();
  for (const subject of ['First', 'Second']) await client.tasks.create(CUSTOMER, { subject, message: 'm', files: [] });
  mock.applyEvents('ticket-answered', '3d');
  const tasks = await client.tasks.list(CUSTOMER);
  expect(tasks.map(({ subject, status }) => `${subject} ${status}`)).toEqual(['First OPEN', 'Second ANSWERED']);
  const daysAgo = new Date(NOW.getTime() - 3 * DAY_MS).toISOString();
  expect(tasks.map(({ createdAt, answeredAt }) => [createdAt, answeredAt])).toEqual([
    [daysAgo, null],
    [daysAgo, daysAgo],
  ]);
  expect(tasks.map(({ answer }) => answer)).toEqual([null, expect.stringContaining('call you tomorrow')]);
});

test('changes nothing when an event does not apply', async () => {
  await client.leads.list();
  mock.applyEvents('approved', 'funded', 'topup-available', 'bank-broken', 'ticket-answered', '3w');
  await expect(client.leads.list()).resolves.toEqual([]);
  mock.reset();
  mock.applyEvents('funded');
  expect(mock.store.keys()).toEqual([]);
});

test('keeps the sample contracts unchanged', async () => {
  const owner = clientOf(mock);
  const readContracts = async () =>
    (await owner.contracts.list('customer-ines')).map((contract) => ({ ...contract, Lead: null }));
  const before = await readContracts();
  mock.applyEvents('3w');
  await expect(readContracts()).resolves.toEqual(before);
});
