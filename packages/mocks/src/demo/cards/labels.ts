/** The names of days on the axes of cards, relative to today. */
import { dayFrom } from '../dates.ts';

const format = (day: string, options: Intl.DateTimeFormatOptions): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { ...options, timeZone: 'UTC' });

/** Returns the names of the last seven weekdays, as `Fri`; the last one is today. */
export const lastWeekdays = (now: Date): string[] =>
  Array.from({ length: 7 }, (_, index) => format(dayFrom(now, index - 6), { weekday: 'short' }));

/** Returns the first days of the last weeks, as `Nov 13`; the last week ends today. */
export const lastWeeks = (now: Date, count: number): string[] =>
  Array.from({ length: count }, (_, index) =>
    format(dayFrom(now, -6 - 7 * (count - 1 - index)), { month: 'short', day: 'numeric' }),
  );

/** The months of a year. */
export const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The days of a week. */
export const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
