import { isHoliday } from './holidays.ts';

/** A calendar day without a time zone, as `2026-11-24`. */
export type Day = string;

/** A day that the picker shows. */
export interface BusinessDay {
  readonly day: Day;
  readonly isHoliday: boolean;
}

/** The number of days on each page of the picker. */
export const DAYS_PER_PAGE = 7;
/** The number of pages, which limits how far ahead a meeting can be booked. */
export const PAGE_COUNT = 6;
/** The start times of the half-hour slots in the visitor's time zone. There are no calls between 12:00 and 13:00. */
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
/** The duration of a meeting in milliseconds. */
export const MEETING_DURATION_MS = 30 * 60_000;

const DAY_MS = 86_400_000;

/** Returns the visitor's time zone. */
export function localTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Returns the local date and time of an instant in a zone, as milliseconds since the epoch as if it were UTC. */
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
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((datePart) => datePart.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

/** Returns the calendar day of an instant in a zone. */
export function dayOf(instant: number, zone: string): Day {
  return new Date(wallClock(instant, zone)).toISOString().slice(0, 10);
}

/** Returns the local time of an instant in a zone, as `10:30`. */
export function slotOf(instant: number, zone: string): string {
  return new Date(wallClock(instant, zone)).toISOString().slice(11, 16);
}

/**
 * Returns the instant of a local day and time in a zone, or `null` when either is invalid. The offset is read again at
 * the resulting instant, because it may change between midnight UTC and that time.
 */
export function instantOf(day: Day, slot: string, zone: string): number | null {
  // `Date.parse` accepts other formats too, and engines differ in which.
  const localTime = /^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(`${day} ${slot}`)
    ? Date.parse(`${day}T${slot}:00Z`)
    : Number.NaN;
  if (Number.isNaN(localTime)) return null;
  const offsetAt = (instant: number) => wallClock(instant, zone) - instant;
  const estimate = localTime - offsetAt(localTime);
  return localTime - offsetAt(estimate);
}

/** Returns the business days of a picker page, starting after `today`, with holidays marked. */
export function businessDays(today: Day, page: number): readonly BusinessDay[] {
  const days: BusinessDay[] = [];
  for (let time = Date.parse(`${today}T00:00:00Z`) + DAY_MS; days.length < DAYS_PER_PAGE * (page + 1); time += DAY_MS) {
    const weekday = new Date(time).getUTCDay();
    if (weekday === 0 || weekday === 6) continue;
    const day = new Date(time).toISOString().slice(0, 10);
    days.push({ day, isHoliday: isHoliday(day) });
  }
  return days.slice(-DAYS_PER_PAGE);
}

/** Returns the page that contains a day, or the first page when none does. */
export function pageOf(day: Day, today: Day): number {
  const pages = Array.from({ length: PAGE_COUNT }, (_, page) => page);
  return pages.find((page) => businessDays(today, page).some((businessDay) => businessDay.day === day)) ?? 0;
}

/** Returns whether a day can be booked in the picker. */
export function isBookable(day: Day, today: Day): boolean {
  return businessDays(today, pageOf(day, today)).some(
    (businessDay) => businessDay.day === day && !businessDay.isHoliday,
  );
}

/** Returns whether a time is the start of a slot. */
export function isSlot(time: string): boolean {
  return SLOT_TIMES.some((slot) => slot === time);
}
