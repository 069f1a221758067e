import { formatDate, formatDateRange, formatTimeZone } from '@plinth/ui-kit/format';
import { MEETING, type Day } from './calendar.ts';

/** A day of the calendar has no zone: it is written as the day of UTC that it reads as. */
const dayIn = (language: string) => ({ language, timeZone: 'UTC' });

/** `Fri`. */
export function weekdayOf(day: Day, language: string): string {
  return formatDate(day, 'weekdayName', dayIn(language));
}

/** `November 2026`, or both months where days of two are shown. */
export function monthsOf(first: Day, last: Day, language: string): string {
  return formatDateRange(first, last, 'longMonthYear', dayIn(language));
}

/** `10:30–11:00 AM`; a dash without a start. */
export function meetingHours(start: number | null, zone: string, language: string): string {
  return formatDateRange(start, start === null ? null : start + MEETING, 'time', { language, timeZone: zone });
}

/** `Pacific Time (GMT−8)`: the offset is the one of that day. */
export function zoneWords(instant: number | null, zone: string, language: string): string {
  return formatTimeZone(instant, { language, timeZone: zone });
}
