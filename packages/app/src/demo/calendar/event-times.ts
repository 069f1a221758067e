import type { CalendarEvent } from '@plinth/api-client/demo/calendar';
import { calendarDayOf, dateOf } from '@plinth/ui-kit/format';
import { addDays, type DayKey } from '#shared/calendar.ts';

/** A date and a time on the user's clock, as `2026-11-30T14:30`. */
export type LocalTime = string;

/** The times of an event as a form has them. */
export interface FormTimes {
  readonly start: LocalTime;
  /** On the last day of an all-day event. */
  readonly end: LocalTime;
  /** Whether only the days of the times count. */
  readonly isAllDay: boolean;
}

type EventTimes = Pick<CalendarEvent, 'start' | 'end' | 'allDay'>;

const MINUTE_MS = 60_000;
/** Times of an all-day event, for when it gets times. */
const DEFAULT_START = '09:00';
const DEFAULT_END = '10:00';

/** Whether a text is a day of the calendar, as `2026-11-30`. */
export const isDay = (text: string | null): text is DayKey =>
  text !== null &&
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  dateOf(text) !== null &&
  calendarDayOf(dateOf(text), 'UTC') === text;

/** Returns the day of a time. */
export const dayOfTime = (time: LocalTime): DayKey => time.slice(0, 'YYYY-MM-DD'.length);

/** Returns a time on another day. */
export const onDay = (time: LocalTime, day: DayKey): LocalTime => `${day}T${time.slice(11) || DEFAULT_START}`;

/** Returns an instant on the user's clock. */
export function localTimeOf(instant: string | number | Date): LocalTime {
  const date = new Date(instant);
  const [hours, minutes] = [date.getHours(), date.getMinutes()].map((number) => String(number).padStart(2, '0'));
  return `${calendarDayOf(date)}T${hours}:${minutes}`;
}

/** Returns the instant of a time on the user's clock, in ISO 8601. */
export const instantOf = (time: LocalTime): string => new Date(time).toISOString();

/** Returns whether a time is on the user's clock: when the clock goes forward, it skips an hour. */
export const isOnClock = (time: LocalTime): boolean => localTimeOf(instantOf(time)) === time;

// On the clock of UTC, no time is skipped or repeated.
const utcMinutes = (time: LocalTime): number => Date.parse(`${time}Z`) / MINUTE_MS;

/** Returns the time a number of minutes later on the clock, or earlier when negative. */
export const addMinutes = (time: LocalTime, minutes: number): LocalTime =>
  new Date((utcMinutes(time) + minutes) * MINUTE_MS).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);

/** Returns the times of a stored event as a form has them. The last day of an all-day event is inclusive there. */
export function formTimesOf({ start, end, allDay }: EventTimes): FormTimes {
  if (!allDay) return { start: localTimeOf(start), end: localTimeOf(end), isAllDay: false };
  const lastDay = addDays(end, -1);
  return {
    start: `${start}T${DEFAULT_START}`,
    end: `${lastDay < start ? start : lastDay}T${DEFAULT_END}`,
    isAllDay: true,
  };
}

/** Returns the times of a form as they are stored: an all-day event ends on the day after its last one. */
export function eventTimesOf({ start, end, isAllDay }: FormTimes): EventTimes {
  return isAllDay
    ? { start: dayOfTime(start), end: addDays(dayOfTime(end), 1), allDay: true }
    : { start: instantOf(start), end: instantOf(end), allDay: false };
}

/** Returns whether an event would end before it starts. */
export const endsBeforeStart = ({ start, end, isAllDay }: FormTimes): boolean =>
  isAllDay ? dayOfTime(end) < dayOfTime(start) : end < start;

/** Moves the start of an event and its end with it, so that it keeps its length. */
export function moveStart(times: FormTimes, start: LocalTime): FormTimes {
  if (start === '' || times.start === '' || times.end === '') return { ...times, start };
  return { ...times, start, end: addMinutes(times.end, utcMinutes(start) - utcMinutes(times.start)) };
}

/** Returns the times of a new event on a day: an hour, which can be made all-day. */
export const newTimesOn = (day: DayKey): FormTimes => ({
  start: `${day}T${DEFAULT_START}`,
  end: `${day}T${DEFAULT_END}`,
  isAllDay: false,
});

/** Returns the times of a new event that starts at a time and takes an hour. */
const newTimesFrom = (start: LocalTime): FormTimes => ({ start, end: addMinutes(start, 60), isAllDay: false });

/** Returns the times of a new event that starts at an instant and takes an hour. */
export const newTimesAt = (instant: Date): FormTimes => newTimesFrom(localTimeOf(instant));

/** Returns what the address says of a new event: its day, and the time when that is not the usual one. */
export const startParameter = ({ start }: FormTimes): string =>
  start === newTimesOn(dayOfTime(start)).start ? dayOfTime(start) : start;

/** Returns the times of a new event that the address says; null when it names no time on the clock. */
export function newTimesIn(parameter: string | null): FormTimes | null {
  if (isDay(parameter)) return newTimesOn(parameter);
  const isTime = parameter !== null && /^[\d-]{10}T([01]\d|2[0-3]):[0-5]\d$/.test(parameter);
  return isTime && isDay(dayOfTime(parameter)) && isOnClock(parameter) ? newTimesFrom(parameter) : null;
}

/** Returns whether an event is on any of the days from `first` until the one before `end`. */
export function isWithin({ start, end, allDay }: EventTimes, first: DayKey, lastEnd: DayKey): boolean {
  const firstDay = allDay ? start : calendarDayOf(start);
  // An event that ends at midnight is not on the day that begins then.
  const lastDay = allDay ? addDays(end, -1) : calendarDayOf(Math.max(Date.parse(end) - 1, Date.parse(start)));
  return firstDay < lastEnd && (lastDay < firstDay ? firstDay : lastDay) >= first;
}
