import { attempt, cached } from './cache.ts';
import { locale } from './language.ts';
import { NO_VALUE, trueMinus } from './number.ts';
import { plainText } from './plain-text.ts';

/** The styles of a date. */
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

/** The options for formatting a date. */
interface DateOptions {
  /** The language, as a BCP 47 tag. Defaults to `en-US`. */
  readonly language?: string | undefined;
  /** The time zone, as an IANA name. Defaults to the browser's. */
  readonly timeZone?: string | undefined;
}

/**
 * A date: an ISO string, milliseconds, or a `Date`. An invalid one is formatted as a dash. A string without a time, such
 * as `2026-11-23`, is a calendar day, which is the same in every time zone.
 */
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

/** Returns whether a value is a calendar day, such as `2026-11-23`, and not an instant. */
export function isCalendarDay(value: DateValue): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
}

/** Returns the time zone in which a value is formatted. A calendar day is stored as midnight UTC. */
const zoneOf = (value: DateValue, timeZone: string | undefined): string | undefined =>
  isCalendarDay(value) ? 'UTC' : timeZone;

/**
 * Returns a value as a `Date`, or null if it is invalid. A calendar day becomes its midnight in UTC. Five digits and more
 * are milliseconds, as in an attribute; four are a year.
 */
export function dateOf(value: DateValue): Date | null {
  if (value === null || value === undefined || value === '') return null;
  const date = new Date(typeof value === 'string' && /^-?\d{5,}$/.test(value) ? Number(value) : value);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** @param key Identifies the parts in the cache. */
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
 * Formats a date or time.
 * @param value An ISO string, milliseconds, or a `Date`.
 */
export function formatDate(value: DateValue, style: DateStyle = 'medium', options: DateOptions = {}): string {
  const date = dateOf(value);
  const format =
    date && dateFormat(style, DATE_STYLES[style], { ...options, timeZone: zoneOf(value, options.timeZone) });
  return format ? format.format(date) : NO_VALUE;
}

/**
 * Returns the calendar day of a date as `2026-11-23`.
 * @returns An empty string for an invalid date or time zone.
 */
export function calendarDayOf(value: DateValue, timeZone?: string): string {
  if (isCalendarDay(value)) return value;
  const date = dateOf(value);
  const format =
    date &&
    attempt(() =>
      cached(
        `day ${timeZone ?? ''}`,
        () =>
          new Intl.DateTimeFormat('en-CA', {
            ...DATE_STYLES.numeric,
            calendar: 'gregory',
            ...(timeZone ? { timeZone } : {}),
          }),
      ),
    );
  return format ? format.format(date) : '';
}

/**
 * Formats a date without its year if it is in the current year: `Nov 16`, `Sep 11, 2025`.
 * @param now The current time, or today's calendar day.
 */
export function formatDateInYear(value: DateValue, now: DateValue, options: DateOptions = {}): string {
  const [year, currentYear] = [value, now].map((date) => calendarDayOf(date, options.timeZone).slice(0, 4));
  return formatDate(value, year === currentYear ? 'short' : 'medium', options);
}

/**
 * Returns the parts of a formatted date in UTC, in order and as plain text: marks and digits that a language has of its
 * own are not always typed.
 */
export function dateParts(
  value: DateValue,
  style: DateStyle | 'atTime',
  language?: string,
): readonly Intl.DateTimeFormatPart[] {
  const date = dateOf(value);
  const options = style === 'atTime' ? ({ dateStyle: 'long', timeStyle: 'short' } as const) : DATE_STYLES[style];
  const format = date && dateFormat(style, options, { language, timeZone: 'UTC' });
  if (!format) return [];
  return format.formatToParts(date).map(({ type, value: text }) => ({ type, value: plainText(text) }));
}

/** Returns the parts of a date in a language, in order: `month`, `day`, `year` and the literals between them. */
export const datePattern = (language?: string): readonly Intl.DateTimeFormatPart[] => dateParts(0, 'numeric', language);

/** Returns the calendar system of a language, such as `gregory`, `islamic-umalqura` or `buddhist`. */
export function calendarSystem(language?: string): string {
  return (
    dateFormat('numeric', DATE_STYLES.numeric, { language, timeZone: 'UTC' })?.resolvedOptions().calendar ?? 'gregory'
  );
}

/**
 * Formats a date range without repeating common parts: `10:30–11:00 AM`, `November 2026`. The dash has no spaces.
 */
export function formatDateRange(from: DateValue, to: DateValue, style: DateStyle, options: DateOptions = {}): string {
  const [start, end] = [dateOf(from), dateOf(to)];
  const timeZone = isCalendarDay(from) && isCalendarDay(to) ? 'UTC' : options.timeZone;
  const format = start && end && dateFormat(style, DATE_STYLES[style], { ...options, timeZone });
  return format ? format.formatRange(start, end).replaceAll(/\s*–\s*/g, '–') : NO_VALUE;
}

/**
 * Formats the name of a time zone with its UTC offset at a date, which daylight saving time changes: `Pacific Time
 * (GMT−8)`.
 * @param value The date.
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
  // A zone without a name is formatted as its offset only.
  return /\d/.test(name) ? trueMinus(offset) : `${name} (${trueMinus(offset)})`;
}
