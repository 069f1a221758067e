import { calendarDayOf, formatDate, formatDateInYear } from '@plinth/ui-kit/format';

const LANGUAGE = { language: 'en-US' };

/** Returns a day and a time as text, with the year if it is another one than today's. */
export const dateTimeText = (instant: string, today: string): string =>
  `${formatDateInYear(instant, today, LANGUAGE)}, ${formatDate(instant, 'time', LANGUAGE)}`;

/** Returns the time of an instant that is today, else its day. */
export const shortTimeText = (instant: string, today: string): string =>
  calendarDayOf(instant) === today ? formatDate(instant, 'time', LANGUAGE) : formatDateInYear(instant, today, LANGUAGE);
