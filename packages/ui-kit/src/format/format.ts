/**
 * Amounts, dates and percentages as text. Every amount and date on a screen goes through here: `Intl` throws on an
 * invalid date and prints `$NaN` or `-$0`, and a person should see neither. What can't be shown is an em dash.
 */

/** Shown for a value that is missing or not a number or date. */
export const NO_VALUE = '—';

/** How an amount is written. */
export interface MoneyOptions {
  /** BCP 47 tag; default `en-US` (spec §9). */
  readonly language?: string | undefined;
  /** ISO 4217 code; default `USD` (spec §9). */
  readonly currency?: string | undefined;
  /** `always` puts a plus before money that comes in; the minus is a true minus either way. */
  readonly sign?: 'auto' | 'always' | undefined;
  /** `compact` writes `$150k` and `$1M`, for axes and marks. */
  readonly notation?: 'standard' | 'compact' | undefined;
  /** Writes the minor units too: `$1,250.50`. For amounts that a person enters to the cent; all others are whole (spec §9). */
  readonly minorUnits?: boolean | undefined;
}

type DateStyle =
  | 'short' | 'medium' | 'long' | 'weekday' | 'weekdayName' | 'monthDay' | 'month' | 'monthLong' | 'monthYear' | 'longMonthYear' | 'time' | 'dateTime' | 'numeric' | 'full' | 'dayNumber' | 'weekdayLong' | 'weekdayNarrow';

/** Where and how a date is written. */
interface DateOptions {
  /** BCP 47 tag; default `en-US` (spec §9). */
  readonly language?: string | undefined;
  /** IANA name; the browser's own when not given. */
  readonly timeZone?: string | undefined;
}

type DateValue = string | number | Date | null | undefined;

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
  weekdayLong: { weekday: 'long' },
  weekdayNarrow: { weekday: 'narrow' },
};

const cache = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

function cached<Format extends Intl.NumberFormat | Intl.DateTimeFormat>(key: string, make: () => Format): Format {
  const known = cache.get(key);
  if (known) return known as Format;
  const made = make();
  cache.set(key, made);
  return made;
}

/** `Intl` throws at a currency or a zone that does not exist. */
function attempt<Result>(make: () => Result): Result | null {
  try {
    return make();
  } catch {
    return null;
  }
}

let defaultLanguage = 'en';

/** The language of what is formatted without one; a page sets it once for all that stands on it. */
export function setDefaultLanguage(language: string): void {
  defaultLanguage = language;
}

/** A bare `en` means the provider's own `en-US` (spec §9); a tag that `Intl` does not take falls back to it too. */
function locale(language: string = defaultLanguage): string {
  if (!language || language === 'en') return 'en-US';
  try {
    const tag = Intl.getCanonicalLocales(language)[0] ?? 'en-US';
    // Figures stand in one set of digits, so that they can be compared with those of other documents.
    return tag === 'ar' ? 'ar-u-nu-latn' : tag;
  } catch {
    return 'en-US';
  }
}

/** Figures are left-to-right isolates in every language (`$266,600`): in plain Arabic they are written as in English. */
function figureLocale(language: string | undefined): string {
  const tag = locale(language);
  return tag === 'ar-u-nu-latn' ? 'en-US' : tag;
}

function trueMinus(text: string): string {
  return text.replace('-', '−');
}

/** How many decimals a currency has: 2 for dollars, 0 for yen; 2 for one that there is not. */
export function currencyDigits(currency: string): number {
  const format = attempt(() => cached(`digits ${currency}`, () => new Intl.NumberFormat('en-US', { style: 'currency', currency })));
  return format?.resolvedOptions().maximumFractionDigits ?? 2;
}

/**
 * An amount of money.
 * @param minor integer minor units (US cents); shown without decimals (spec §9) unless `minorUnits` is set.
 */
export function formatMoney(minor: number | null | undefined, options: MoneyOptions = {}): string {
  if (typeof minor !== 'number' || !Number.isFinite(minor)) return NO_VALUE;
  const { currency = 'USD', sign = 'auto', notation = 'standard', minorUnits = false } = options;
  const tag = figureLocale(options.language);
  // Thousands are round enough on an axis; millions need a digit more.
  const compactDigits = notation === 'compact' && Math.abs(minor) >= 100_000_000 ? 1 : 0;
  const decimals = currencyDigits(currency);
  const [least, digits] = minorUnits ? [decimals, decimals] : [0, compactDigits];
  const format = attempt(() =>
    cached(
      `money ${tag} ${currency} ${sign} ${notation} ${least} ${digits}`,
      () =>
        new Intl.NumberFormat(tag, {
          style: 'currency',
          currency,
          currencyDisplay: 'narrowSymbol',
          notation,
          minimumFractionDigits: least,
          maximumFractionDigits: digits,
          signDisplay: sign === 'always' ? 'exceptZero' : 'negative',
        }),
    ),
  );
  if (!format) return NO_VALUE;
  const text = trueMinus(format.format(minor / 10 ** decimals));
  return notation === 'compact' && tag.startsWith('en') ? text.replace('K', 'k') : text;
}

/**
 * A plain number in the language's digits and grouping.
 * @param digits most decimals that are written.
 */
export function formatNumber(value: number | null | undefined, language?: string, digits = 3): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return NO_VALUE;
  const tag = figureLocale(language);
  return trueMinus(cached(`number ${tag} ${digits}`, () => new Intl.NumberFormat(tag, { signDisplay: 'negative', maximumFractionDigits: digits })).format(value));
}

/** A share of 1 as a whole percentage: `0.351` is `35%`. */
export function formatPercent(share: number | null | undefined, language?: string): string {
  if (typeof share !== 'number' || !Number.isFinite(share)) return NO_VALUE;
  const tag = figureLocale(language);
  const format = cached(`percent ${tag}`, () => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'negative' }));
  return trueMinus(format.format(share));
}

function dateOf(value: DateValue): Date | null {
  if (value === null || value === undefined || value === '') return null;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** @param key what sets these parts apart from others. */
function dateFormat(key: string, parts: Intl.DateTimeFormatOptions, { language, timeZone }: DateOptions): Intl.DateTimeFormat | null {
  const tag = locale(language);
  return attempt(() => cached(
    `date ${tag} ${key} ${timeZone ?? ''}`,
    () => new Intl.DateTimeFormat(tag, { ...parts, ...(timeZone ? { timeZone } : {}) }),
  ));
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
  return dateFormat('numeric', DATE_STYLES.numeric, { language, timeZone: 'UTC' })?.resolvedOptions().calendar ?? 'gregory';
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
    date && dateFormat(timeZoneName, { timeZoneName }, options)?.formatToParts(date).find(({ type }) => type === 'timeZoneName')?.value;
  const [name, offset] = [part('longGeneric'), part('shortOffset')];
  if (!name || !offset) return NO_VALUE;
  // A zone without a name of its own is written by its distance alone.
  return /\d/.test(name) ? trueMinus(offset) : `${name} (${trueMinus(offset)})`;
}
