import { formatDate, formatDateRange, formatTimeZone } from '@plinth/ui-kit/format';
import { MEETING_DURATION_MS, type Day } from './meeting-slots.ts';

/** A day of the calendar has no zone: it is written as the day of UTC that it reads as. */
const dateOptions = (language: string) => ({ language, timeZone: 'UTC' });

/** `Fri`. */
export function formatWeekday(day: Day, language: string): string {
  return formatDate(day, 'weekdayName', dateOptions(language));
}

/** `November 2026`, or both months where days of two are shown. */
export function formatMonths(first: Day, last: Day, language: string): string {
  return formatDateRange(first, last, 'longMonthYear', dateOptions(language));
}

/** `10:30–11:00 AM`; a dash without a start. */
export function formatMeetingTime(start: number | null, zone: string, language: string): string {
  return formatDateRange(start, start === null ? null : start + MEETING_DURATION_MS, 'time', {
    language,
    timeZone: zone,
  });
}

/** `Pacific Time (GMT−8)`: the offset is the one of that day. */
export function formatMeetingZone(instant: number | null, zone: string, language: string): string {
  return formatTimeZone(instant, { language, timeZone: zone });
}
