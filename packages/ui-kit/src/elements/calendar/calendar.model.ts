import { endOfMonth, getWeeksInMonth, startOfMonth, startOfWeek, type CalendarDate } from '@internationalized/date';
import { normalizeList } from '#base/normalize-list.ts';
import { dayOf, inCalendarOf, isoOf } from '#format/days.ts';

/** The days that can be selected. */
export interface Bounds {
  readonly min: CalendarDate | null;
  readonly max: CalendarDate | null;
  readonly isUnavailable: (iso: string) => boolean;
}

/** The first and last day of a selection; null where there is none. */
export interface Span {
  readonly from: CalendarDate | null;
  readonly to: CalendarDate | null;
}

/** A choice that selects a day or a range at once, such as "Last 7 days". */
export interface CalendarPreset {
  /** The text of its button. */
  readonly label: string;
  /** The value that it selects, or a function that returns it, for periods that depend on the current day. */
  readonly value: string | (() => string);
}

/** A preset with its current value. */
export interface ResolvedPreset {
  readonly label: string;
  readonly value: string;
}

/** Returns the presets with their current values; one without a label is dropped. */
export function resolvePresets(presets: readonly CalendarPreset[]): readonly ResolvedPreset[] {
  return normalizeList(presets)
    .filter(({ label }) => typeof label === 'string')
    .map(({ label, value }) => ({ label, value: String(typeof value === 'function' ? value() : value) }));
}

/** Parses a list of days, `2026-11-23,2026-11-30`, in order and without duplicates. */
export function parseDays(value: unknown): readonly string[] {
  const days = typeof value === 'string' ? value.split(',').map((part) => dayOf(part.trim())) : [];
  return [...new Set(days.flatMap((day) => (day ? [isoOf(day)] : [])))].toSorted();
}

/** Returns a list of days with one of them added or, if it is already in the list, removed. */
export function toggleDay(value: string, day: CalendarDate): string {
  const [iso, days] = [isoOf(day), parseDays(value)];
  return (days.includes(iso) ? days.filter((each) => each !== iso) : [...days, iso].toSorted()).join(',');
}

/** Parses a value: `2026-11-23`, or `2026-11-23/2026-11-30` for a range. */
export function parseSpan(value: unknown, isRange: boolean): Span {
  const [first, last] = typeof value === 'string' ? value.split('/') : [];
  const from = dayOf(first);
  const to = isRange ? dayOf(last) : from;
  return from && to && to.compare(from) >= 0
    ? { from, to }
    : { from: isRange ? null : from, to: isRange ? null : from };
}

/** Returns a range as a value, with its ends in order. */
export function formatRange(first: CalendarDate, second: CalendarDate): string {
  const [from, to] = first.compare(second) <= 0 ? [first, second] : [second, first];
  return `${isoOf(from)}/${isoOf(to)}`;
}

export const isWithinBounds = (day: CalendarDate, { min, max }: Bounds): boolean =>
  (!min || day.compare(min) >= 0) && (!max || day.compare(max) <= 0);

export const isSelectable = (day: CalendarDate, bounds: Bounds): boolean =>
  isWithinBounds(day, bounds) && !bounds.isUnavailable(isoOf(day));

/** Returns the nearest day within the bounds. */
export function clampDay(day: CalendarDate, { min, max }: Bounds): CalendarDate {
  if (min && day.compare(min) < 0) return min;
  return max && day.compare(max) > 0 ? max : day;
}

/** Returns the days of a month in weeks; null for days of another month. */
export function weeksOf(month: CalendarDate, language: string): readonly (readonly (CalendarDate | null)[])[] {
  const first = startOfWeek(startOfMonth(month), language);
  return Array.from({ length: getWeeksInMonth(month, language) }, (_, week) =>
    Array.from({ length: 7 }, (_day, weekday) => {
      const day = first.add({ days: week * 7 + weekday });
      return day.month === month.month && day.year === month.year ? day : null;
    }),
  );
}

/** Returns the day that a key moves to (WAI-ARIA "date picker dialog"), or null for other keys. */
export function dayForKey(
  event: KeyboardEvent,
  from: CalendarDate,
  language: string,
  isRtl: boolean,
): CalendarDate | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const forward = isRtl ? -1 : 1;
  const unit = event.shiftKey ? 'years' : 'months';
  const week = startOfWeek(from, language);
  const targets = new Map<string, () => CalendarDate>([
    ['ArrowRight', () => from.add({ days: forward })],
    ['ArrowLeft', () => from.add({ days: -forward })],
    ['ArrowDown', () => from.add({ days: 7 })],
    ['ArrowUp', () => from.subtract({ days: 7 })],
    ['Home', () => week],
    ['End', () => week.add({ days: 6 })],
    ['PageDown', () => from.add({ [unit]: 1 })],
    ['PageUp', () => from.subtract({ [unit]: 1 })],
  ]);
  return targets.get(event.key)?.() ?? null;
}

/** Returns whether a month is completely out of bounds. */
export const isMonthOutOfBounds = (month: CalendarDate, { min, max }: Bounds): boolean =>
  (min !== null && endOfMonth(month).compare(min) < 0) || (max !== null && startOfMonth(month).compare(max) > 0);

/** Years before and after the current one that can be chosen without bounds: those of birthdays and of plans. */
const [PAST_YEARS, FUTURE_YEARS] = [100, 20];

/** Returns the years that can be chosen, in the calendar system of a language, including that of the visible month. */
export function selectableYears(
  month: CalendarDate,
  currentDay: CalendarDate,
  { min, max }: Bounds,
  language: string,
): readonly number[] {
  const currentYear = inCalendarOf(currentDay, language).year;
  const first = Math.min(month.year, min ? inCalendarOf(min, language).year : currentYear - PAST_YEARS);
  const last = Math.max(month.year, max ? inCalendarOf(max, language).year : currentYear + FUTURE_YEARS);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
