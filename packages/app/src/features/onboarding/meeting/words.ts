import type { Day } from './calendar.ts';
import { MEETING } from './calendar.ts';

/** What the kit's formatter has no style for: the picker's short words and the name of a zone. */

const midnight = (day: Day): Date => new Date(`${day}T00:00:00Z`);
/** Dashes of ranges stand close. */
const close = (text: string): string => text.replaceAll(/\s*–\s*/g, '–');

/** `Fri`. */
export function weekdayOf(day: Day, language: string): string {
  return new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(midnight(day));
}

/** `November 2026`, or both months where days of two are shown. */
export function monthsOf(first: Day, last: Day, language: string): string {
  const format = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return close(format.formatRange(midnight(first), midnight(last)));
}

/** `10:30–11:00 AM`. */
export function meetingHours(start: number, zone: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: zone });
  return close(format.formatRange(start, start + MEETING));
}

function zonePart(instant: number, zone: string, language: string, style: 'longGeneric' | 'shortOffset'): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: style }).formatToParts(instant);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** `Pacific Time (GMT−8)`: the offset is the one of that day. */
export function zoneWords(instant: number, zone: string, language: string): string {
  const offset = zonePart(instant, zone, language, 'shortOffset').replace('-', '−');
  return `${zonePart(instant, zone, language, 'longGeneric')} (${offset})`;
}
