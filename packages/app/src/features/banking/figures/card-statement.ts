import { signedCardAmountOf, type CardTransaction } from '@plinth/api-client/resources/virtual-cards';
import { dayKey, monthStart, type DayKey } from '#shared/calendar.ts';
import { sortNewestFirst } from '#shared/sort-newest-first.ts';

/** Returns the first day of a transaction's month, such as `2026-11-01`. */
export function monthOf({ createdAt }: Pick<CardTransaction, 'createdAt'>, timeZone?: string): DayKey {
  return monthStart(dayKey(createdAt, timeZone));
}

/** Returns the transactions, newest first. */
export function sortTransactions(transactions: readonly CardTransaction[]): CardTransaction[] {
  return sortNewestFirst(transactions, ({ createdAt }) => createdAt);
}

/** Returns the amount spent: purchases less refunds, in minor units. Declined transactions don't count. */
export function spentWith(transactions: readonly CardTransaction[]): number {
  // Subtracted from 0 to avoid -0.
  return 0 - transactions.reduce((sum, transaction) => sum + signedCardAmountOf(transaction), 0);
}

/** Returns the amount spent in a month, in minor units. */
export function spentIn(month: DayKey, transactions: readonly CardTransaction[], timeZone?: string): number {
  return spentWith(transactions.filter((transaction) => monthOf(transaction, timeZone) === month));
}

/**
 * The statement of a card for one month. Its lines and the remainder add up to the total. Amounts are in minor units;
 * incoming money is positive.
 */
export interface MonthStatement {
  readonly month: DayKey;
  readonly lines: readonly CardTransaction[];
  /** The transactions that are not among the lines; null if there are none. */
  readonly remainder: { readonly count: number; readonly spent: number } | null;
  /** Purchases less refunds. */
  readonly spent: number;
}

/**
 * Returns the statement of the latest month in which a card was used.
 * @param maxLines the maximum number of lines.
 * @returns null if no transaction has a nonzero amount.
 */
export function latestMonthStatement(
  transactions: readonly CardTransaction[],
  maxLines: number,
  timeZone?: string,
): MonthStatement | null {
  const nonzero = sortTransactions(transactions).filter((transaction) => signedCardAmountOf(transaction) !== 0);
  const [newest] = nonzero;
  if (!newest) return null;
  const month = monthOf(newest, timeZone);
  const inMonth = nonzero.filter((transaction) => monthOf(transaction, timeZone) === month);
  const remaining = inMonth.slice(maxLines);
  return {
    month,
    lines: inMonth.slice(0, maxLines),
    remainder:
      remaining.length === 0
        ? null
        : {
            count: remaining.length,
            spent: spentWith(remaining),
          },
    spent: spentIn(month, inMonth, timeZone),
  };
}
