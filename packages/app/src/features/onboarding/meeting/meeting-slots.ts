import { isHoliday } from './holidays.ts';

/** A day of the calendar without a zone, as `2026-11-24`. */
export type Day = string;

/** A day that can be looked at in the picker. */
export interface BusinessDay {
  readonly day: Day;
  readonly isHoliday: boolean;
}

/** Days of one page of the picker. */
export const DAYS_PER_PAGE = 7;
/** How far ahead a meeting can be booked, in pages. */
export const PAGE_COUNT = 6;
/** Starts of the half-hours of a day by the clock of the visitor; nobody calls in the hour of noon. */
export const SLOT_TIMES = [
  '09:00',
  '09:30',
  '10:00',
  '10:30',
  '11:00',
  '11:30',
  '13:00',
  '13:30',
  '14:00',
  '14:30',
  '15:00',
  '15:30',
] as const;
/** Length of a meeting, milliseconds. */
export const MEETING_DURATION_MS = 30 * 60_000;

const DAY_MS = 86_400_000;

/** The visitor's own time zone. */
export function localTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** What a clock on the wall of a zone shows at an instant, as if it were UTC. */
function wallClock(instant: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((each) => each.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

/** The day of an instant in a zone. */
export function dayOf(instant: number, zone: string): Day {
  return new Date(wallClock(instant, zone)).toISOString().slice(0, 10);
}

/** The half-hour of an instant in a zone, as `10:30`. */
export function slotOf(instant: number, zone: string): string {
  return new Date(wallClock(instant, zone)).toISOString().slice(11, 16);
}

/**
 * The instant at which a clock of the zone shows `slot` on `day`; null when either is no day or time. The offset is
 * read again at the instant found, because the clocks may change between midnight UTC and then.
 */
export function instantOf(day: Day, slot: string, zone: string): number | null {
  // Engines read more than this as a date, and not the same.
  const shown = /^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(`${day} ${slot}`) ? Date.parse(`${day}T${slot}:00Z`) : Number.NaN;
  if (Number.isNaN(shown)) return null;
  const offsetAt = (instant: number) => wallClock(instant, zone) - instant;
  const near = shown - offsetAt(shown);
  return shown - offsetAt(near);
}

/** The business days of a page of the picker: from the day after `today`, without weekends; holidays stay and say so. */
export function businessDays(today: Day, page: number): readonly BusinessDay[] {
  const days: BusinessDay[] = [];
  for (let at = Date.parse(`${today}T00:00:00Z`) + DAY_MS; days.length < DAYS_PER_PAGE * (page + 1); at += DAY_MS) {
    const weekday = new Date(at).getUTCDay();
    if (weekday === 0 || weekday === 6) continue;
    const day = new Date(at).toISOString().slice(0, 10);
    days.push({ day, isHoliday: isHoliday(day) });
  }
  return days.slice(-DAYS_PER_PAGE);
}

/** The page on which a day stands; the first when it stands on none. */
export function pageOf(day: Day, today: Day): number {
  const pages = Array.from({ length: PAGE_COUNT }, (_, page) => page);
  return pages.find((page) => businessDays(today, page).some((each) => each.day === day)) ?? 0;
}

/** Whether the picker offers a day. */
export function isBookable(day: Day, today: Day): boolean {
  return businessDays(today, pageOf(day, today)).some((each) => each.day === day && !each.isHoliday);
}

/** Whether a time is the start of a half-hour that the picker offers. */
export function isSlot(time: string): boolean {
  return SLOT_TIMES.some((each) => each === time);
}
