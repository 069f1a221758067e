import { calendarDayOf, formatDate, formatDateInYear } from '@plinth/ui-kit/format';

const LANGUAGE = { language: 'en-US' };

/** Returns a day as documents and exports show it: with its year, as `Nov 30, 2026`. */
export const dayText = (day: string): string => formatDate(day, 'medium', LANGUAGE);

/** Returns a day as pages show it: with its year only if it is not the current one, as `Nov 30`. @param now the time or the day. */
export const dayInYear = (day: string, now: number | string): string => formatDateInYear(day, now, LANGUAGE);

/** Returns the day and the time of an instant as pages show them. @param now the time or the day. */
export const dateTimeText = (instant: string, now: number | string): string =>
  `${dayInYear(instant, now)}, ${formatDate(instant, 'time', LANGUAGE)}`;

/** Returns the time of an instant that is today, else its day. */
export const shortTimeText = (instant: string, today: string): string =>
  calendarDayOf(instant) === today ? formatDate(instant, 'time', LANGUAGE) : dayInYear(instant, today);
