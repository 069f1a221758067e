import { calendarDayOf, formatDate } from '@plinth/ui-kit/format';

/** Formats a date in words, without its year if it is in the current year: `November 17`, `November 17, 2025`. */
export function dayInYear(date: string, now: number): string {
  const [year, currentYear] = [date, now].map((value) => calendarDayOf(value).slice(0, 4));
  return formatDate(date, year === currentYear ? 'monthDay' : 'long');
}
