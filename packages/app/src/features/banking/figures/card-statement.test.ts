import type { CardTransaction } from '@plinth/api-client/resources/virtual-cards';
import { describe, expect, it } from 'vitest';
import { monthOf, sortTransactions, latestMonthStatement, spentIn, spentWith } from './card-statement.ts';

const cardTransaction = (
  id: string,
  createdAt: string,
  amount: number,
  change: Partial<CardTransaction> = {},
): CardTransaction => ({
  id,
  createdAt,
  amount,
  merchant: null,
  type: 'PURCHASE',
  status: 'SETTLED',
  category: null,
  description: null,
  ...change,
});
const NOVEMBER = [
  cardTransaction('3', '2026-11-17T19:00:00Z', 184_000, { status: 'PENDING' }),
  cardTransaction('2', '2026-11-11T19:00:00Z', 113_200),
  cardTransaction('1', '2026-11-03T19:00:00Z', 29_600),
];
const OCTOBER = [cardTransaction('0', '2026-10-30T19:00:00Z', 241_500)];

describe('card statement', () => {
  it('contains the latest month and the amount spent in it', () => {
    expect(latestMonthStatement([...OCTOBER, ...NOVEMBER], 3, 'UTC')).toEqual({
      month: '2026-11-01',
      lines: NOVEMBER,
      remainder: null,
      spent: 326_800,
    });
  });

  it('sums the transactions beyond the maximum number of lines', () => {
    const refund = cardTransaction('4', '2026-11-18T19:00:00Z', 50_000, { type: 'REFUND' });
    const statement = latestMonthStatement([...NOVEMBER, refund], 2, 'UTC');
    expect(statement).toMatchObject({ remainder: { count: 2, spent: 142_800 }, spent: 276_800 });
    expect(spentWith(statement?.lines ?? []) + (statement?.remainder?.spent ?? 0)).toBe(276_800);
  });

  it('ignores declined transactions and is empty for an unused card', () => {
    const declined = cardTransaction('9', '2026-11-20T19:00:00Z', 498_000, { status: 'DECLINED' });
    expect(latestMonthStatement([declined, ...NOVEMBER], 3, 'UTC')?.lines).toEqual(NOVEMBER);
    expect(latestMonthStatement([declined], 3, 'UTC')).toBeNull();
    expect(spentIn('2026-11-01', [declined], 'UTC')).toBe(0);
  });

  it("assigns a transaction to the month in the user's time zone", () => {
    const transaction = { createdAt: '2026-11-01T02:00:00Z' };
    expect(monthOf(transaction, 'UTC')).toBe('2026-11-01');
    expect(monthOf(transaction, 'America/Los_Angeles')).toBe('2026-10-01');
  });

  it('lists the newest transaction first', () => {
    expect(sortTransactions([...OCTOBER, ...NOVEMBER]).map(({ id }) => id)).toEqual(['3', '2', '1', '0']);
  });
});
