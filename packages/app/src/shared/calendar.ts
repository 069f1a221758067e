import { calendarDayOf, isCalendarDay } from '@plinth/ui-kit/format';

/** A calendar day or month in a time zone, as `2026-11-19`; keys sort as text. */
export type DayKey = string;

/** Returns the day of an instant in a time zone. A date without a time is a day already, the same in every zone. */
export function dayKey(date: string | number | Date, timeZone?: string): DayKey {
  return calendarDayOf(date, timeZone);
}

const QUARTER_HOUR_MS = 900_000;
/** More than the UTC offset of any time zone. */
const MAX_UTC_OFFSET_MS = 15 * 4 * QUARTER_HOUR_MS;

/** Returns the start of a day in milliseconds since the epoch. In every zone it falls on a quarter of an hour. */
export function dayStart(key: DayKey, timeZone?: string): number {
  const midnight = Date.parse(`${key}T00:00:00Z`);
  // Invariant: the day has started at `after` and has not started at `before`.
  let [before, after] = [midnight - MAX_UTC_OFFSET_MS, midnight + MAX_UTC_OFFSET_MS];
  while (after - before > QUARTER_HOUR_MS) {
    const middle = before + Math.floor((after - before) / QUARTER_HOUR_MS / 2) * QUARTER_HOUR_MS;
    if (dayKey(middle, timeZone) < key) before = middle;
    else after = middle;
  }
  return after;
}

/**
 * Returns when a date begins, in milliseconds since the epoch: an instant as it is, a date without a time at the start of
 * that day.
 */
export function instantOf(date: string, timeZone?: string): number {
  return isCalendarDay(date) ? dayStart(date, timeZone) : Date.parse(date);
}

const utcNoon = (key: DayKey): Date => new Date(`${key}T12:00:00Z`);

/** Returns the day a number of days later, or earlier when negative. */
export function addDays(key: DayKey, days: number): DayKey {
  const date = utcNoon(key);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Returns the number of whole days between two days. */
export function daysBetween(from: DayKey, to: DayKey): number {
  return Math.round((utcNoon(to).getTime() - utcNoon(from).getTime()) / 86_400_000);
}

/** Returns the first day of a day's month, moved by a number of months. */
export function monthStart(key: DayKey, months = 0): DayKey {
  const date = utcNoon(key);
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}

/** Returns whether a day is a Monday. */
export function isMonday(key: DayKey): boolean {
  return utcNoon(key).getUTCDay() === 1;
}

/** Returns a day as an instant that formats to the same day in UTC. */
export function dayToDate(key: DayKey): Date {
  return utcNoon(key);
}
