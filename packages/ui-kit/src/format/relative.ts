import { attempt, cached } from './cache.ts';
import { dateOf, type DateValue } from './date.ts';
import { locale } from './language.ts';
import { NO_VALUE } from './number.ts';

/** How much room the words have. */
export const relativeWidths = ['long', 'narrow'] as const;

/** How a distance in time is written. */
interface RelativeOptions {
  /** BCP 47 tag; default `en-US` (spec §9). */
  readonly language?: string | undefined;
  /** `narrow` leaves no room for words: `3m ago`. */
  readonly width?: (typeof relativeWidths)[number] | undefined;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The largest unit that a distance has one of comes first; months and years are of mean length. */
const UNITS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, milliseconds: number])[] = [
  ['year', 365.25 * DAY],
  ['month', 30.4375 * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
];

/**
 * How long ago an instant was, or how soon it will be: `3 minutes ago`, `in 4 days`, `now` within a minute.
 * @param value the instant.
 * @param now the time on the clock, in milliseconds.
 */
export function formatRelative(
  value: DateValue,
  now: number,
  { language, width = 'long' }: RelativeOptions = {},
): string {
  const date = dateOf(value);
  const tag = locale(language);
  const format =
    date &&
    attempt(() =>
      cached(`relative ${tag} ${width}`, () => new Intl.RelativeTimeFormat(tag, { numeric: 'auto', style: width })),
    );
  if (!format) return NO_VALUE;
  const distance = date.getTime() - now;
  const [unit, length] = UNITS.find(([, milliseconds]) => Math.abs(distance) >= milliseconds) ?? [
    'second',
    Number.POSITIVE_INFINITY,
  ];
  // Without the minus that division leaves at zero: `now` is neither before nor after.
  return format.format(Math.trunc(distance / length) || 0, unit);
}

/**
 * Milliseconds until the words for an instant may have changed: at most an hour. Null when there is no instant.
 * @param now the time on the clock, in milliseconds.
 */
export function untilNextRelative(value: DateValue, now: number): number | null {
  const date = dateOf(value);
  if (!date) return null;
  const distance = Math.abs(date.getTime() - now);
  const step = distance < HOUR ? MINUTE : HOUR;
  const passed = distance % step;
  // What was grows, what will be shrinks.
  return Math.max(date.getTime() <= now ? step - passed : passed, 1_000);
}
