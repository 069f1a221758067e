import { attempt, cached } from './cache.ts';
import { calendarDayOf, dateOf, isCalendarDay, type DateValue } from './date.ts';
import { locale } from './language.ts';
import { NO_VALUE } from './number.ts';

/** The widths of a relative time. */
export const relativeWidths = ['long', 'narrow'] as const;

/** The options for formatting a relative time. */
interface RelativeOptions {
  /** The language, as a BCP 47 tag. Defaults to `en-US`. */
  readonly language?: string | undefined;
  /** `narrow` is shorter, such as `3m ago`. */
  readonly width?: (typeof relativeWidths)[number] | undefined;
  /** The time zone of today, for a calendar day, as an IANA name. Defaults to the browser's. */
  readonly timeZone?: string | undefined;
}

const MINUTE = 60_000;
const QUARTER_HOUR = 15 * MINUTE;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Units from large to small; the first one that fits is used. Months and years have an average length. */
const UNITS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, milliseconds: number])[] = [
  ['year', 365.25 * DAY],
  ['month', 30.4375 * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
];

/** Returns the number of days from today to a calendar day, which is negative in the past. */
export function daysUntil(day: string, now: number, timeZone?: string): number {
  return Math.round((Date.parse(day) - Date.parse(calendarDayOf(now, timeZone))) / DAY);
}

/**
 * Formats a date relative to now: `3 minutes ago`, `in 4 days`, or `now` within a minute. A calendar day is counted
 * from today: `today`, `tomorrow`, `in 4 days`. Only calendar days have such words: 47 hours ago is `1 day ago`, which
 * need not be yesterday.
 * @param value The date.
 * @param now The current time, in milliseconds.
 */
export function formatRelative(
  value: DateValue,
  now: number,
  { language, width = 'long', timeZone }: RelativeOptions = {},
): string {
  const date = dateOf(value);
  const tag = locale(language);
  if (!date) return NO_VALUE;
  const isDay = isCalendarDay(value);
  const distance = isDay ? daysUntil(value, now, timeZone) * DAY : date.getTime() - now;
  const [unit, length] = UNITS.find(([, milliseconds]) => Math.abs(distance) >= milliseconds) ?? [
    isDay ? 'day' : 'second',
    Number.POSITIVE_INFINITY,
  ];
  const numeric = unit === 'second' || (isDay && unit === 'day') ? 'auto' : 'always';
  const format = attempt(() =>
    cached(`relative ${tag} ${width} ${numeric}`, () => new Intl.RelativeTimeFormat(tag, { numeric, style: width })),
  );
  if (!format) return NO_VALUE;
  // Removes the sign of negative zero, which is neither past nor future.
  return format.format(Math.trunc(distance / length) || 0, unit);
}

/**
 * Returns the milliseconds until the formatted text may change, at most an hour; null for an invalid date.
 * @param now The current time, in milliseconds.
 */
export function untilNextRelative(value: DateValue, now: number): number | null {
  const date = dateOf(value);
  if (!date) return null;
  // A day begins on a quarter of an hour in every time zone.
  if (isCalendarDay(value)) return QUARTER_HOUR - (now % QUARTER_HOUR);
  const distance = Math.abs(date.getTime() - now);
  const step = distance < HOUR ? MINUTE : HOUR;
  const passed = distance % step;
  // A past distance grows, a future one shrinks.
  return Math.max(date.getTime() <= now ? step - passed : passed, 1_000);
}
