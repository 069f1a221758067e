import { formatDate, formatDateRange, formatTimeZone } from '@plinth/ui-kit/format';
import { MEETING_DURATION_MS, type Day } from './meeting-slots.ts';

/** Calendar days have no time zone, so they are formatted as days in UTC. */
const dateOptions = (language: string) => ({ language, timeZone: 'UTC' });

/** Returns a day's weekday, as `Fri`. */
export function formatWeekday(day: Day, language: string): string {
  return formatDate(day, 'weekdayName', dateOptions(language));
}

/** Returns the month of a range of days, as `November 2026`, or both months when the range spans two. */
export function formatMonths(first: Day, last: Day, language: string): string {
  return formatDateRange(first, last, 'longMonthYear', dateOptions(language));
}

/** Returns the start and end time of a meeting, as `10:30–11:00 AM`, or a dash without a start. */
export function formatMeetingTime(start: number | null, zone: string, language: string): string {
  return formatDateRange(start, start === null ? null : start + MEETING_DURATION_MS, 'time', {
    language,
    timeZone: zone,
  });
}

/** Returns a time zone with its offset at an instant, as `Pacific Time (GMT−8)`. */
export function formatMeetingZone(instant: number | null, zone: string, language: string): string {
  return formatTimeZone(instant, { language, timeZone: zone });
}
