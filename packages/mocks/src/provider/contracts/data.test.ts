import type { Contract } from '@plinth/api-client/resources/contracts';
import type { PaymentTransaction } from '@plinth/api-client/resources/payment-transactions';
import { expect, test } from 'vitest';
import type { Db } from '#db.ts';
import { NOW } from '#node.ts';
import { SCENARIOS } from '#scenarios/scenarios.ts';
import { DAY_MS, HOUR_MS } from '#time.ts';
import { limitOf, topupOf } from '../topups/data.ts';
import { contractsOf } from './data.ts';

const VISIBLE_STATUSES = new Set(['TOPUPPED', 'APPROVED', 'DONE']);
const FINANCED_DB: Pick<Db, 'portfolio' | 'lead' | 'contracts' | 'limit'> = {
  portfolio: 'financed',
  lead: null,
  contracts: [],
  limit: limitOf(SCENARIOS.financed),
};
const allContracts = (now: Date) => contractsOf(FINANCED_DB, now);
const visibleContracts = (now: Date) => allContracts(now).filter(({ status }) => VISIBLE_STATUSES.has(status));
const transactions = (now: Date) =>
  visibleContracts(now)
    .flatMap(({ id: contract, PaymentTransactions: list }) => list.map((item) => ({ ...item, contract })))
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const dollars = (items: readonly PaymentTransaction[]) => sum(items.map(({ amount }) => amount)) / 100;
const day = (iso: string | null) => iso?.slice(0, 10) ?? null;
const isOut = ({ paymentType }: PaymentTransaction) => paymentType === 'COLLECTION';
const byId = (id: string): Contract => allContracts(NOW).find((contract) => contract.id === id)!;

test('returns the four visible contracts of the design', () => {
  const rows = visibleContracts(NOW).map(({ id, status, approvedAt, Terms, Fees, CollectedAmount }) => [
    id,
    status,
    day(approvedAt),
    Terms!.fundedAmount / 100,
    sum(Fees.map(({ amount }) => amount)) / 100,
    Terms!.repayAmount / 100,
    CollectedAmount / 100,
  ]);
  expect(rows).toEqual([
    ['C-1077', 'TOPUPPED', '2026-09-11', 150_000, 10_500, 160_500, 36_900],
    ['C-1042', 'APPROVED', '2026-05-29', 120_000, 9_600, 129_600, 64_800],
    ['C-0913', 'DONE', '2025-11-14', 60_000, 5_400, 65_400, 65_400],
    ['C-0871', 'DONE', '2025-06-06', 40_000, 3_600, 43_600, 43_600],
  ]);
});

test('includes contracts that the dashboard does not show', () => {
  const hidden = allContracts(NOW).filter(({ status }) => !VISIBLE_STATUSES.has(status));
  expect(hidden.map(({ status }) => status)).toEqual(['DRAFT', 'DECLINED']);
});

test.each([
  ['C-1077', 9, 4_100, '2026-09-21'],
  ['C-1042', 24, 2_700, '2026-06-08'],
])('collects %s on %d Mondays, $%d each, from %s to November 16', (id, count, amount, first) => {
  const collections = byId(id).PaymentTransactions.filter(isOut);
  expect(collections).toHaveLength(count);
  expect(new Set(collections.map((item) => item.amount / 100))).toEqual(new Set([amount]));
  expect(new Set(collections.map(({ createdAt }) => new Date(createdAt).getUTCDay()))).toEqual(new Set([1]));
  expect(day(collections.at(-1)!.createdAt)).toBe(first);
  expect(day(collections[0]!.createdAt)).toBe('2026-11-16');
});

test('returns the last nine transactions of the design', () => {
  const rows = transactions(NOW).map(({ createdAt, paymentType, description, contract, status, amount }) => [
    createdAt.slice(5, 10),
    paymentType,
    description,
    contract,
    status,
    amount / 100,
  ]);
  expect(rows.slice(0, 9)).toEqual([
    ['11-18', 'FUNDING', 'Top-up to Larkfield Bank ····4417', 'C-1077', 'PROCESSING', 25_000],
    ['11-16', 'COLLECTION', 'Weekly collection', 'C-1077', 'COMPLETED', 4_100],
    ['11-16', 'COLLECTION', 'Weekly collection', 'C-1042', 'COMPLETED', 2_700],
    ['11-12', 'REFUND', 'Transfer fee charged twice', 'C-1077', 'COMPLETED', 350],
    ['11-09', 'COLLECTION', 'Weekly collection', 'C-1077', 'COMPLETED', 4_100],
    ['11-09', 'COLLECTION', 'Weekly collection', 'C-1042', 'COMPLETED', 2_700],
    ['11-04', 'PROMOTION', 'Promo code HARVEST500', 'C-1077', 'COMPLETED', 500],
    ['11-02', 'COLLECTION', 'Weekly collection', 'C-1077', 'COMPLETED', 4_100],
    ['11-02', 'COLLECTION', 'Weekly collection', 'C-1042', 'COMPLETED', 2_700],
  ]);
});

test('returns the last collection with its request and sales', () => {
  const request = byId('C-1077').PaymentTransactions.find(isOut)!.CollectionRequest!;
  expect(request).toMatchObject({ id: 'CR-20931', description: 'Collected from sales of November 9–15' });
  expect(request.IncomeTransactions.map(({ description, amount }) => [description, amount / 100])).toEqual([
    ['Shopfront payouts', 2_310],
    ['Card terminal, Division Street', 1_790],
  ]);
});

test('names both months of a week that spans two', () => {
  const descriptions = byId('C-1042').CollectionRequests.map(({ description }) => description);
  expect(descriptions).toContain('Collected from sales of October 26–November 1');
});

test('returns collections that are the sums of their income, with unique requests', () => {
  const collections = transactions(NOW).filter(isOut);
  for (const { amount, CollectionRequest } of collections) {
    expect(sum(CollectionRequest!.IncomeTransactions.map((income) => income.amount))).toBe(amount);
  }
  expect(new Set(collections.map(({ CollectionRequest }) => CollectionRequest!.id)).size).toBe(collections.length);
  expect(new Set(transactions(NOW).map(({ id }) => id)).size).toBe(120);
});

test('returns 120 transactions of every type', () => {
  const list = transactions(NOW);
  expect(list).toHaveLength(120);
  expect(new Set(list.map(({ paymentType }) => paymentType))).toEqual(
    new Set(['FUNDING', 'COLLECTION', 'REFUND', 'PROMOTION']),
  );
});

test('moves $295,850 in and $182,905 out from December 2025 to November 2026', () => {
  const year = transactions(NOW).filter(({ createdAt }) => createdAt >= '2025-12-01' && createdAt < '2026-12-01');
  expect(dollars(year.filter((item) => !isOut(item)))).toBe(295_850);
  expect(dollars(year.filter(isOut))).toBe(182_905);
});

test('computes the debt from the remaining amounts of the contracts and the top-up in progress', () => {
  const remaining = sum(
    visibleContracts(NOW).map(({ Terms, CollectedAmount }) => Terms!.repayAmount - CollectedAmount),
  );
  const { maxAvailable, owed, inProgressAmount } = topupOf(FINANCED_DB, NOW);
  expect({ maxAvailable, owed, inProgressAmount }).toEqual({
    maxAvailable: 48_000_000,
    owed: 21_340_000,
    inProgressAmount: 2_500_000,
  });
  expect(remaining + inProgressAmount).toBe(owed);
  expect(maxAvailable - owed).toBe(26_660_000);
});

test('returns payments that name the request that collected them, with its transactions', () => {
  const { CollectionRequests, PaymentTransactions, Payments } = byId('C-1077');
  const made = Payments.filter(({ status }) => status === 'PAID');
  expect(made.map(({ collectionRequestId }) => collectionRequestId)).toEqual(
    CollectionRequests.map(({ id }) => id).toReversed(),
  );
  for (const { collectionRequestId, amount, dueAt } of made) {
    const transaction = PaymentTransactions.find((item) => item.CollectionRequest?.id === collectionRequestId)!;
    expect([transaction.amount, day(transaction.createdAt)]).toEqual([amount, dueAt]);
    expect(sum(transaction.CollectionRequest!.IncomeTransactions.map((income) => income.amount))).toBe(amount);
  }
});

test('returns a document that waits for a signature, and the signed ones', () => {
  expect(byId('C-1077').ESignContracts.map(({ name, status }) => [name, status])).toEqual([
    ['Top-up schedule, $25,000', 'SENT'],
    ['Financing agreement', 'SIGNED'],
    ['Debit authorization, Larkfield Bank ····4417', 'SIGNED'],
  ]);
});

test('schedules $4,100 and $2,700 for Monday, November 23', () => {
  const due = visibleContracts(NOW).flatMap(({ id, Payments }) =>
    Payments.filter(({ dueAt }) => day(dueAt) === '2026-11-23').map((payment) => [
      id,
      payment.amount / 100,
      payment.status,
      payment.accountId,
    ]),
  );
  expect(due).toEqual([
    ['C-1077', 4_100, 'SCHEDULED', 'account-4417'],
    ['C-1042', 2_700, 'SCHEDULED', 'account-4417'],
  ]);
});

test('returns payments that add up to the repayment, the last in 31 weeks', () => {
  const { Payments, Terms } = byId('C-1077');
  expect(sum(Payments.map(({ amount }) => amount))).toBe(Terms!.repayAmount);
  expect(Payments.filter(({ status }) => status === 'SCHEDULED')).toHaveLength(31);
  expect(new Set(Payments.map(({ id }) => id)).size).toBe(Payments.length);
});

test('keeps sums and the order of past and future at any hour of any day', () => {
  for (let hours = 0; hours < 24 * 15; hours += 5) {
    const now = new Date(NOW.getTime() + 100 * DAY_MS + hours * HOUR_MS);
    const list = transactions(now);
    expect(list).toHaveLength(120);
    expect(dollars(list.filter(isOut))).toBe(210_700);
    expect(list[0]!.createdAt <= now.toISOString()).toBe(true);
    const payments = visibleContracts(now).flatMap(({ Payments }) => Payments);
    const [next] = payments
      .filter(({ status }) => status === 'SCHEDULED')
      .map(({ dueAt }) => dueAt)
      .toSorted();
    expect(next).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(next! >= day(now.toISOString())!).toBe(true);
    expect(Date.parse(next!)).toBeLessThanOrEqual(now.getTime() + 7 * DAY_MS);
  }
});
