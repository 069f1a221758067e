/** A calendar day or month in one time zone, as `2026-11-19`; comparable as text. */
export type DayKey = string;

const formats = new Map<string, Intl.DateTimeFormat>();

/** The day that an instant falls on. */
export function dayKey(instant: string | number | Date, timeZone?: string): DayKey {
  const zone = timeZone ?? '';
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      ...(zone ? { timeZone: zone } : {}),
    });
    formats.set(zone, format);
  }
  return format.format(new Date(instant));
}

const QUARTER_HOUR = 900_000;
/** No zone is further from UTC. */
const FURTHEST = 15 * 4 * QUARTER_HOUR;

/** The instant at which a day begins, in milliseconds since the epoch. In every zone it is a whole quarter of an hour. */
export function dayStart(key: DayKey, timeZone?: string): number {
  const midnight = Date.parse(`${key}T00:00:00Z`);
  // The day has begun at `after` and has not at `before`.
  let [before, after] = [midnight - FURTHEST, midnight + FURTHEST];
  while (after - before > QUARTER_HOUR) {
    const between = before + Math.floor((after - before) / QUARTER_HOUR / 2) * QUARTER_HOUR;
    if (dayKey(between, timeZone) < key) before = between;
    else after = between;
  }
  return after;
}

const utc = (key: DayKey): Date => new Date(`${key}T12:00:00Z`);

/** The day some days later, or earlier. */
export function addDays(key: DayKey, days: number): DayKey {
  const date = utc(key);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Whole days from one day to another. */
export function daysBetween(from: DayKey, to: DayKey): number {
  return Math.round((utc(to).getTime() - utc(from).getTime()) / 86_400_000);
}

/** The first day of a day's month, moved by whole months. */
export function monthStart(key: DayKey, months = 0): DayKey {
  const date = utc(key);
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}

/** A day as an instant that formats to the same day in UTC. */
export function dayToDate(key: DayKey): Date {
  return utc(key);
}
