import { createApiClient, type BankConnection, type Contract } from '@plinth/api-client';
import { createToken } from '@plinth/mocks';
import { createServer, NOW } from '@plinth/mocks/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayKey, daysBetween, dayStart, monthStart } from '#shared/calendar.ts';
import { cashFlow } from './cash-flow.ts';
import { ledgerRow, movementsThisWeek, nextCollection, repayment, shownContracts, transactionsOf } from './ledger.ts';

const ZONE = 'America/Los_Angeles';
const now = NOW.getTime();
const mock = createServer({ scenario: 'financed' });
let contracts: Contract[];
let connections: BankConnection[];

beforeAll(async () => {
  mock.server.listen();
  const seconds = Math.floor(now / 1000);
  const token = createToken({
    uid: 'u1',
    email: 'owner@plinth.test',
    issuedAt: seconds - 60,
    expiresAt: seconds + 3_600,
    customerId: 'customer-u1',
  });
  const client = createApiClient({
    baseUrl: mock.baseUrl,
    tokens: { get: () => Promise.resolve(token), refresh: () => Promise.resolve(token) },
  });
  [contracts, connections] = await Promise.all([
    client.contracts.list('customer-u1'),
    client.banking.connections('customer-u1'),
  ]);
});
afterAll(() => mock.server.close());

const shown = () => shownContracts(contracts);
const rows = () => shown().map(ledgerRow);
const dollars = (minor: number) => minor / 100;

describe('the figures of a financed business', () => {
  it('show only contracts that are topped up, approved or done', () => {
    expect(shown().map(({ id }) => id)).toEqual(['C-1077', 'C-1042', 'C-0913', 'C-0871']);
    expect(contracts.length).toBeGreaterThan(4);
  });

  it('add up in every line and in the totals', () => {
    for (const row of rows()) {
      expect(row.funded + row.fees).toBe(row.toRepay);
      expect(row.toRepay - row.collected).toBe(row.left);
    }
    const total = (key: 'funded' | 'fees' | 'toRepay' | 'collected' | 'left') =>
      dollars(rows().reduce((sum, row) => sum + row[key], 0));
    expect([total('funded'), total('fees'), total('toRepay'), total('collected'), total('left')]).toEqual([
      370_000, 29_100, 399_100, 210_700, 188_400,
    ]);
  });

  it('tell what was drawn and repaid this week, and nothing of what the limit was', () => {
    expect(movementsThisWeek(transactionsOf(shown()), now, 'en-US', ZONE)).toEqual({
      drawn: 2_500_000,
      repaid: 680_000,
    });
  });

  it.each([
    // Sunday, November 15, 23:30 in Los Angeles: the week that Americans begin that day, and the last one of Germans.
    ['en-US', '2026-11-16T07:30:00Z', 100],
    ['de-DE', '2026-11-16T07:30:00Z', 0],
    ['de-DE', '2026-11-16T08:00:00Z', 100],
    // After now.
    ['en-US', '2026-11-19T18:00:00Z', 0],
  ])('count a week as %s does: a collection at %s makes %d', (locale, createdAt, repaid) => {
    const [some] = transactionsOf(shown());
    const collection = some && { ...some, createdAt, amount: 100, paymentType: 'COLLECTION', status: 'COMPLETED' };
    expect(movementsThisWeek(collection ? [collection] : [], now, locale, ZONE)).toEqual({ drawn: 0, repaid });
  });

  it('name the next collection with its account', () => {
    const next = nextCollection(shown(), connections, now, ZONE);
    expect(next).toMatchObject({
      amount: 680_000,
      inDays: 4,
      account: { institution: 'Larkfield Bank', mask: '4417', subtype: 'checking' },
    });
    expect(dayKey(next?.dueAt ?? '', ZONE)).toBe('2026-11-23');
  });

  it('say how repayment of the open contracts goes', () => {
    expect(repayment(rows())).toEqual({ collected: 10_170_000, total: 29_010_000, weeks: 31 });
    expect(repayment(rows().filter(({ left }) => left === 0))).toBeNull();
  });

  it('have 120 transactions, newest first', () => {
    const all = transactionsOf(shown());
    expect(all).toHaveLength(120);
    expect(all.map(({ createdAt }) => createdAt)).toEqual(
      all
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    );
  });
});

describe('the cash flow', () => {
  it('covers twelve months whose sums are those of the bins', () => {
    const flow = cashFlow(transactionsOf(shown()), 'year', now, ZONE);
    expect([flow.moneyIn, flow.moneyOut, flow.net].map(dollars)).toEqual([295_850, 182_905, 112_945]);
    expect(flow.bins.map(({ start }) => start)).toEqual([
      '2025-12-01',
      '2026-01-01',
      '2026-02-01',
      '2026-03-01',
      '2026-04-01',
      '2026-05-01',
      '2026-06-01',
      '2026-07-01',
      '2026-08-01',
      '2026-09-01',
      '2026-10-01',
      '2026-11-01',
    ]);
    expect(dollars(flow.bins.at(-1)?.processing ?? 0)).toBe(25_000);
    expect(flow.to).toBe('2026-11-30');
  });

  it('covers 28 days with today, or the whole month before', () => {
    const days = cashFlow(transactionsOf(shown()), 'days', now, ZONE);
    expect([days.bins.length, days.from, days.to]).toEqual([28, '2026-10-23', '2026-11-19']);
    const month = cashFlow(transactionsOf(shown()), 'month', now, ZONE);
    expect([month.bins.length, month.from, month.to]).toEqual([31, '2026-10-01', '2026-10-31']);
    expect(month.net).toBe(month.moneyIn - month.moneyOut);
  });

  it('leaves out what failed, and is empty without transactions', () => {
    const [first] = transactionsOf(shown());
    expect(first).toBeDefined();
    const failed = first ? [{ ...first, status: 'FAILED' as const }] : [];
    expect(cashFlow(failed, 'year', now, ZONE).moneyIn).toBe(0);
    expect(cashFlow([], 'days', now, ZONE)).toMatchObject({ moneyIn: 0, moneyOut: 0, net: 0 });
  });
});

describe('the calendar', () => {
  it('counts days over a change of the clocks', () => {
    expect(addDays('2026-10-31', 2)).toBe('2026-11-02');
    expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2);
    expect(monthStart('2026-01-31', 1)).toBe('2026-02-01');
  });

  it.each([
    ['2026-11-19', 'America/Los_Angeles', '2026-11-19T08:00:00.000Z'],
    // The nights in which the clocks change.
    ['2026-03-08', 'America/Los_Angeles', '2026-03-08T08:00:00.000Z'],
    ['2026-11-02', 'America/Los_Angeles', '2026-11-02T08:00:00.000Z'],
    ['2026-11-19', 'Asia/Kathmandu', '2026-11-18T18:15:00.000Z'],
    ['2026-11-19', 'Pacific/Kiritimati', '2026-11-18T10:00:00.000Z'],
    // There the clocks go forward at midnight: the day begins an hour late.
    ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
  ])('lets %s begin in %s at %s', (day, zone, instant) => {
    expect(new Date(dayStart(day, zone)).toISOString()).toBe(instant);
  });

  it('puts an instant on the day of the zone', () => {
    expect(dayKey('2026-11-19T03:00:00Z', ZONE)).toBe('2026-11-18');
    expect(dayKey('2026-11-19T03:00:00Z', 'UTC')).toBe('2026-11-19');
  });
});
