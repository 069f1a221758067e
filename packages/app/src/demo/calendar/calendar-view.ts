import { formatDate, formatDateRange } from '@plinth/ui-kit/format';
import { addDays, daysBetween, dayToDate, monthStart, type DayKey } from '#shared/calendar.ts';

/** The views, as the address names them. The first one is the default. */
export const VIEWS = ['month', 'week', 'day', 'list'] as const;
export type View = (typeof VIEWS)[number];

/** The names of the views. */
export const VIEW_NAMES: Readonly<Record<View, string>> = { month: 'Month', week: 'Week', day: 'Day', list: 'List' };

/** Days from `first` until the one before `end`. */
interface DayRange {
  readonly first: DayKey;
  readonly end: DayKey;
}

/** Returns the first day of the week of a day. @param firstDay the day of the week that it starts with, from Sunday. */
export function weekStartOf(day: DayKey, firstDay: number): DayKey {
  return addDays(day, -((dayToDate(day).getUTCDay() - firstDay + 7) % 7));
}

/** Returns the month of a day. */
export const monthOf = (day: DayKey): DayRange => ({ first: monthStart(day), end: monthStart(day, 1) });

/** Returns a day of the previous or the next range of a view. */
export function stepDate(view: View, day: DayKey, step: 1 | -1): DayKey {
  switch (view) {
    case 'day':
      return addDays(day, step);
    case 'week':
      return addDays(day, 7 * step);
    default:
      return monthStart(day, step);
  }
}

/** Returns whether a view of a day shows another one too. */
export function isShownWith(view: View, day: DayKey, other: DayKey, firstDay: number): boolean {
  switch (view) {
    case 'day':
      return day === other;
    case 'week':
      return weekStartOf(day, firstDay) === weekStartOf(other, firstDay);
    default:
      return monthStart(day) === monthStart(other);
  }
}

/** Returns the days that a view of a day shows. */
export function rangeOf(view: View, day: DayKey, firstDay: number): DayRange {
  switch (view) {
    case 'day':
      return { first: day, end: addDays(day, 1) };
    case 'week': {
      const first = weekStartOf(day, firstDay);
      return { first, end: addDays(first, 7) };
    }
    default:
      return monthOf(day);
  }
}

/** Returns the weeks of a month, each as its days; the first and the last one may have days of other months. */
export function weeksOf(month: DayRange, firstDay: number): readonly (readonly DayKey[])[] {
  const start = weekStartOf(month.first, firstDay);
  const count = Math.ceil(daysBetween(start, month.end) / 7);
  return Array.from({ length: count }, (_week, week) =>
    Array.from({ length: 7 }, (_day, day) => addDays(start, 7 * week + day)),
  );
}

/**
 * Returns the name of what a view of a day shows: a month, the days of a week, or a day.
 * @param isShort whether months are abbreviated, for a narrow window.
 */
export function titleOf(view: View, day: DayKey, firstDay: number, language: string, isShort = false): string {
  switch (view) {
    case 'day':
      return formatDate(day, isShort ? 'medium' : 'full', { language });
    case 'week': {
      const start = weekStartOf(day, firstDay);
      return formatDateRange(start, addDays(start, 6), isShort ? 'short' : 'medium', { language });
    }
    default:
      return formatDate(day, isShort ? 'monthYear' : 'longMonthYear', { language });
  }
}
