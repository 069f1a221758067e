import { signedCardAmountOf, type CardTransaction } from '@plinth/api-client/resources/virtual-cards';
import { dayKey, monthStart, type DayKey } from '#shared/calendar.ts';
import { sortNewestFirst } from '#shared/sort-newest-first.ts';

/** The first day of the month that a transaction falls in: `2026-11-01`. */
export function monthOf({ createdAt }: Pick<CardTransaction, 'createdAt'>, timeZone?: string): DayKey {
  return monthStart(dayKey(createdAt, timeZone));
}

/** Newest first. */
export function sortTransactions(transactions: readonly CardTransaction[]): CardTransaction[] {
  return sortNewestFirst(transactions, ({ createdAt }) => createdAt);
}

/** What was spent in a month: purchases less refunds, in minor units. What was declined moved nothing. */
export function spentIn(month: DayKey, transactions: readonly CardTransaction[], timeZone?: string): number {
  const inMonth = transactions.filter((each) => monthOf(each, timeZone) === month);
  // Subtracted, so that nothing spent is 0 and not -0.
  return 0 - inMonth.reduce((sum, each) => sum + signedCardAmountOf(each), 0);
}

/** A month of a card, so that its lines and the rest add up to the sum. Minor units, signed as money that comes in. */
export interface MonthStatement {
  readonly month: DayKey;
  readonly lines: readonly CardTransaction[];
  /** What stands behind the lines; null when they are all. */
  readonly rest: { readonly count: number; readonly amount: number } | null;
  /** Purchases less refunds. */
  readonly spent: number;
}

/**
 * The newest month in which a card was used.
 * @param most how many lines there is room for.
 * @returns null for a card that moved nothing.
 */
export function latestMonthStatement(
  transactions: readonly CardTransaction[],
  most: number,
  timeZone?: string,
): MonthStatement | null {
  const moved = sortTransactions(transactions).filter((each) => signedCardAmountOf(each) !== 0);
  const [newest] = moved;
  if (!newest) return null;
  const month = monthOf(newest, timeZone);
  const all = moved.filter((each) => monthOf(each, timeZone) === month);
  const behind = all.slice(most);
  return {
    month,
    lines: all.slice(0, most),
    rest:
      behind.length === 0
        ? null
        : { count: behind.length, amount: behind.reduce((sum, each) => sum + signedCardAmountOf(each), 0) },
    spent: spentIn(month, all, timeZone),
  };
}
