/** Days and instants relative to today, in the local time zone. */
import { instantBefore } from '#time.ts';

const pad = (value: number): string => String(value).padStart(2, '0');

/** The day as `YYYY-MM-DD`, without a time. @param offset days after today; negative for days before. */
export function dayFrom(now: Date, offset: number): string {
  const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() + offset);
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** The instant of a time on a day, as ISO 8601. @param time hours and minutes, as `09:30`. */
export function instantFrom(now: Date, offset: number, time: `${number}:${number}`): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + offset, hours, minutes).toISOString();
}

/** The time of an instant, or of the beginning of a day in the local time zone, in milliseconds since 1970. */
export const localTimeOf = (date: string): number => Date.parse(date.includes('T') ? date : `${date}T00:00`);

/** An instant as pages show it, as `Apr 14, 2021, 8:43 PM`. */
export const formatDateTime = (instant: string): string =>
  new Date(instant)
    .toLocaleString('en-US', { month: 'short', day: 'numeric', year: 'numeric', hour: 'numeric', minute: '2-digit' })
    .replaceAll(/\s/g, ' ');

/** A time of the sample data: some milliseconds ago, or a time on a day relative to today. */
export type SampleTime = number | readonly [day: number, time: `${number}:${number}`];

/** The instant of a time of the sample data, as ISO 8601. */
export const sampleInstant = (now: Date, time: SampleTime): string =>
  typeof time === 'number' ? instantBefore(now, time) : instantFrom(now, ...time);

/** A day as pages show it, as `Nov 25, 2026`. */
export const formatDay = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });
