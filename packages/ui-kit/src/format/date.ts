import { attempt, cached } from './cache.ts';
import { locale } from './language.ts';
import { NO_VALUE, trueMinus } from './number.ts';

/** How much of a date is written. */
export const dateStyles = [
  'medium',
  'short',
  'long',
  'weekday',
  'weekdayName',
  'monthDay',
  'month',
  'monthLong',
  'monthYear',
  'longMonthYear',
  'time',
  'dateTime',
  'numeric',
  'full',
  'dayNumber',
  'year',
  'weekdayLong',
  'weekdayNarrow',
] as const;
type DateStyle = (typeof dateStyles)[number];

/** Where and how a date is written. */
interface DateOptions {
  /** BCP 47 tag; default `en-US` (spec §9). */
  readonly language?: string | undefined;
  /** IANA name; the browser's own when not given. */
  readonly timeZone?: string | undefined;
}

/** An instant as it comes: an ISO string, milliseconds, or a `Date`; what is none is shown as a dash. */
export type DateValue = string | number | Date | null | undefined;

const DATE_STYLES: Readonly<Record<DateStyle, Intl.DateTimeFormatOptions>> = {
  short: { month: 'short', day: 'numeric' },
  medium: { month: 'short', day: 'numeric', year: 'numeric' },
  long: { month: 'long', day: 'numeric', year: 'numeric' },
  weekday: { weekday: 'long', month: 'long', day: 'numeric' },
  weekdayName: { weekday: 'short' },
  monthDay: { month: 'long', day: 'numeric' },
  month: { month: 'short' },
  monthLong: { month: 'long' },
  monthYear: { month: 'short', year: 'numeric' },
  longMonthYear: { month: 'long', year: 'numeric' },
  time: { hour: 'numeric', minute: '2-digit' },
  dateTime: { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  numeric: { year: 'numeric', month: '2-digit', day: '2-digit' },
  full: { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' },
  dayNumber: { day: 'numeric' },
  year: { year: 'numeric' },
  weekdayLong: { weekday: 'long' },
  weekdayNarrow: { weekday: 'narrow' },
};

/** The date that a value stands for, null when it is none. */
export function dateOf(value: DateValue): Date | null {
  if (value === null || value === undefined || value === '') return null;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** @param key what sets these parts apart from others. */
function dateFormat(
  key: string,
  parts: Intl.DateTimeFormatOptions,
  { language, timeZone }: DateOptions,
): Intl.DateTimeFormat | null {
  const tag = locale(language);
  return attempt(() =>
    cached(
      `date ${tag} ${key} ${timeZone ?? ''}`,
      () => new Intl.DateTimeFormat(tag, { ...parts, ...(timeZone ? { timeZone } : {}) }),
    ),
  );
}

/**
 * A date or time.
 * @param value an ISO string, milliseconds, or a `Date`.
 */
export function formatDate(value: DateValue, style: DateStyle = 'medium', options: DateOptions = {}): string {
  const date = dateOf(value);
  const format = date && dateFormat(style, DATE_STYLES[style], options);
  return format ? format.format(date) : NO_VALUE;
}

/** What a date is made of in a language and in which order: `month`, `day`, `year`, with what stands between them. */
export function datePattern(language?: string): readonly Intl.DateTimeFormatPart[] {
  const format = dateFormat('numeric', DATE_STYLES.numeric, { language, timeZone: 'UTC' });
  // Marks of direction are for the eye, not to be typed.
  return (format?.formatToParts(0) ?? []).map(({ type, value }) => ({ type, value: value.replaceAll(/\p{Cf}/gu, '') }));
}

/** The calendar that a language counts years and months in: `gregory`, `islamic-umalqura`, `buddhist`. */
export function calendarSystem(language?: string): string {
  return (
    dateFormat('numeric', DATE_STYLES.numeric, { language, timeZone: 'UTC' })?.resolvedOptions().calendar ?? 'gregory'
  );
}

/**
 * From one date or time to another, with what both have in common said once: `10:30–11:00 AM`, `November 2026`.
 * The dash stands close.
 */
export function formatDateRange(from: DateValue, to: DateValue, style: DateStyle, options: DateOptions = {}): string {
  const [first, last] = [dateOf(from), dateOf(to)];
  const format = first && last && dateFormat(style, DATE_STYLES[style], options);
  return format ? format.formatRange(first, last).replaceAll(/\s*–\s*/g, '–') : NO_VALUE;
}

/**
 * The name of a time zone and its distance from UTC at an instant, which summer time changes: `Pacific Time (GMT−8)`.
 * @param value the instant.
 */
export function formatTimeZone(value: DateValue, options: DateOptions = {}): string {
  const date = dateOf(value);
  const part = (timeZoneName: 'longGeneric' | 'shortOffset') =>
    date &&
    dateFormat(timeZoneName, { timeZoneName }, options)
      ?.formatToParts(date)
      .find(({ type }) => type === 'timeZoneName')?.value;
  const [name, offset] = [part('longGeneric'), part('shortOffset')];
  if (!name || !offset) return NO_VALUE;
  // A zone without a name of its own is written by its distance alone.
  return /\d/.test(name) ? trueMinus(offset) : `${name} (${trueMinus(offset)})`;
}
