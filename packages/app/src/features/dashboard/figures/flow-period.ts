import { formatDate } from '@plinth/ui-kit/format';
import { dayToDate, type DayKey } from '#shared/calendar.ts';
import type { CashFlow, Range } from './cash-flow.ts';

/** Formats a day, or the month in which it is. */
export function formatDay(key: DayKey, style: 'short' | 'month' | 'monthYear' | 'longMonthYear' | 'medium'): string {
  return formatDate(dayToDate(key), style, { timeZone: 'UTC' });
}

/**
 * Formats the period of a range: `Oct 26 – Nov 22, 2026` for days, `October 2026` for the last month and
 * `Dec 2025 – Nov 2026` for the last year.
 */
export function formatPeriod({ from, to }: Pick<CashFlow, 'from' | 'to'>, range: Range): string {
  if (range === 'month') return formatDay(from, 'longMonthYear');
  if (range === 'year') return `${formatDay(from, 'monthYear')} – ${formatDay(to, 'monthYear')}`;
  const isSameYear = from.slice(0, 4) === to.slice(0, 4);
  return `${formatDay(from, isSameYear ? 'short' : 'medium')} – ${formatDay(to, 'medium')}`;
}
