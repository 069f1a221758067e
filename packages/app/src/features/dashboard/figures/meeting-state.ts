import { dayKey, daysBetween } from '#shared/calendar.ts';

/** The time before its start until which a meeting can be rescheduled, in milliseconds. */
const MIN_NOTICE_MS = 60 * 60_000;

/** The state of the meeting with the specialist. */
export type MeetingState =
  | { readonly status: 'none' }
  | {
      /** `soon` from an hour before the start, when the meeting can no longer be rescheduled; `past` from its start. */
      readonly status: 'ahead' | 'soon' | 'past';
      /** Milliseconds since the epoch. */
      readonly start: number;
      /** The number of days from today, in the time zone; negative in the past. */
      readonly daysUntil: number;
    };

/**
 * Returns the state of a meeting.
 * @param meetingAt The start as an ISO 8601 instant; `null` or an invalid one is no meeting.
 * @param now Milliseconds since the epoch.
 */
export function meetingStateOf(meetingAt: string | null, now: number, timeZone?: string): MeetingState {
  const start = meetingAt === null ? Number.NaN : Date.parse(meetingAt);
  if (Number.isNaN(start)) return { status: 'none' };
  const daysUntil = daysBetween(dayKey(now, timeZone), dayKey(start, timeZone));
  if (start <= now) return { status: 'past', start, daysUntil };
  return { status: start - now > MIN_NOTICE_MS ? 'ahead' : 'soon', start, daysUntil };
}
