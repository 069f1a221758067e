import { describe, expect, it } from 'vitest';
import { dayKey } from '#shared/calendar.ts';
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

describe('the contract figures of a financed business', () => {
  it('include only contracts that are topped up, approved or done', () => {
    expect(visible().map(({ id }) => id)).toEqual(['C-1077', 'C-1042', 'C-0913', 'C-0871']);
    expect(contracts.length).toBeGreaterThan(4);
  });

  it('add up in every row and in the totals', () => {
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

  it('sum what was drawn and repaid this week', () => {
    expect(weekMovements(transactionsOf(visible()), now, 'en-US', ZONE)).toEqual({
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
  ])('start the week as in %s: a collection at %s counts %d', (locale, createdAt, repaid) => {
    const [some] = transactionsOf(visible());
    const collection = some && { ...some, createdAt, amount: 100, paymentType: 'COLLECTION', status: 'COMPLETED' };
    expect(weekMovements(collection ? [collection] : [], now, locale, ZONE)).toEqual({ drawn: 0, repaid });
  });

  it('contain the next collection with its account', () => {
    const next = nextCollection(visible(), connections, now, ZONE);
    expect(next).toMatchObject({
      amount: 680_000,
      daysUntil: 4,
      account: { institution: 'Larkfield Bank', mask: '4417', subtype: 'checking' },
    });
    expect(dayKey(next?.dueAt ?? '', ZONE)).toBe('2026-11-23');
  });

  it('contain the repayment progress of the open contracts', () => {
    expect(repaymentProgress(rows())).toEqual({ collected: 10_170_000, total: 29_010_000, weeks: 31 });
    expect(repaymentProgress(rows().filter(({ left }) => left === 0))).toBeNull();
  });

  it('list 120 transactions, newest first', () => {
    const all = transactionsOf(visible());
    expect(all).toHaveLength(120);
    expect(all.map(({ createdAt }) => createdAt)).toEqual(
      all
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    );
  });
});
