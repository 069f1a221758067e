import { dayKey, type DayKey } from './calendar.ts';

/**
 * Returns the name of an export with the days that it covers and the day on which it was made:
 * `transactions_2026-10-01_2026-10-31_exported-2026-11-19.csv`.
 * @param transactions The exported transactions, newest first; at least one.
 * @param days The days by which they were filtered; empty without such a filter.
 */
export function exportName(
  name: string,
  transactions: readonly { readonly createdAt: string }[],
  { from, to }: { readonly from: DayKey; readonly to: DayKey },
  now: number,
  timeZone?: string,
): string {
  const dayAt = (index: number) => dayKey(transactions.at(index)?.createdAt ?? now, timeZone);
  return `${name}_${from || dayAt(-1)}_${to || dayAt(0)}_exported-${dayKey(now, timeZone)}.csv`;
}
