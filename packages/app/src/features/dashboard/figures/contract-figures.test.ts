import { describe, expect, it } from 'vitest';
import { loadFinancedBusiness, now, ZONE } from '../testing/financed-business.ts';
import {
  nextCollection,
  repaymentProgress,
  toContractRow,
  transactionsOf,
  visibleContracts,
  weekMovements,
} from './contract-figures.ts';

const { contracts, connections } = await loadFinancedBusiness();
const visible = () => visibleContracts(contracts);
const rows = () => visible().map(toContractRow);
const dollars = (minor: number) => minor / 100;

describe('contract figures of a financed business', () => {
  it('include only contracts that are topped up, approved or done', () => {
    expect(visible().map(({ id }) => id)).toEqual(['C-1077', 'C-1042', 'C-0913', 'C-0871']);
    expect(contracts.length).toBeGreaterThan(4);
  });

  it('add up in every row and in the totals', () => {
    for (const row of rows()) {
      expect((row.funded ?? 0) + row.fees).toBe(row.toRepay);
      expect((row.toRepay ?? 0) - row.collected).toBe(row.left);
    }
    const total = (key: 'funded' | 'fees' | 'toRepay' | 'collected' | 'left') =>
      dollars(rows().reduce((sum, row) => sum + (row[key] ?? 0), 0));
    expect([total('funded'), total('fees'), total('toRepay'), total('collected'), total('left')]).toEqual([
      370_000, 29_100, 399_100, 210_700, 188_400,
    ]);
  });

  it('leave out what depends on the terms before these are agreed', () => {
    const [contract] = visible();
    const row = contract && toContractRow({ ...contract, Terms: null });
    expect(row).toMatchObject({ funded: null, toRepay: null, left: null });
    expect(repaymentProgress(row ? [row] : [])).toBeNull();
  });

  it('sum the amounts drawn and repaid in the last seven days', () => {
    expect(weekMovements(transactionsOf(visible()), now)).toEqual({ drawn: 2_500_000, repaid: 680_000 });
  });

  it.each([
    ['seven days ago', -7 * 86_400_000, 'COMPLETED', 0],
    ['less than seven days ago', -7 * 86_400_000 + 1, 'COMPLETED', 100],
    ['now', 0, 'COMPLETED', 100],
    ['later', 1, 'COMPLETED', 0],
    ['now, but failed', 0, 'FAILED', 0],
  ])('count a collection %s', (_name, offset, status, repaid) => {
    const [transaction] = transactionsOf(visible());
    const createdAt = new Date(now + offset).toISOString();
    const collection = transaction && { ...transaction, createdAt, amount: 100, paymentType: 'COLLECTION', status };
    expect(weekMovements(collection ? [collection] : [], now)).toEqual({ drawn: 0, repaid });
  });

  it('contain the next collection with its account', () => {
    const next = nextCollection(visible(), connections, now, ZONE);
    expect(next).toMatchObject({
      amount: 680_000,
      day: '2026-11-23',
      daysUntil: 4,
      accountId: 'account-4417',
      account: { institution: 'Larkfield Bank', mask: '4417', subtype: 'checking' },
    });
    expect(nextCollection(visible(), [], now, ZONE)).toMatchObject({ accountId: 'account-4417', account: null });
  });

  it.each([
    // The mock's time is Thursday, November 19, 17:42 in UTC, and Friday in Auckland.
    ['Pacific/Auckland', 3],
    ['Pacific/Honolulu', 4],
    ['UTC', 4],
  ])('contain the same day for the next collection in %s, counted from the local day', (zone, daysUntil) => {
    expect(nextCollection(visible(), connections, now, zone)).toMatchObject({ day: '2026-11-23', daysUntil });
  });

  it('contain the repayment progress of the open contracts', () => {
    expect(repaymentProgress(rows())).toEqual({ collected: 10_170_000, total: 29_010_000, weeks: 31 });
    expect(repaymentProgress(rows().filter(({ left }) => left === 0))).toBeNull();
    const [first, ...others] = rows();
    expect(repaymentProgress(first ? [{ ...first, weekly: 0 }, ...others] : [])?.weeks).toBeNull();
  });

  it('list 120 transactions, newest first', () => {
    const transactions = transactionsOf(visible());
    expect(transactions).toHaveLength(120);
    expect(transactions.map(({ createdAt }) => createdAt)).toEqual(
      transactions
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    );
  });
});
