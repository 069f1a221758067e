import { calendarDayOf, formatDate } from '@plinth/ui-kit/format';
import { useServices } from '#core/context.ts';

const MINUTE_MS = 60_000;

/** Returns the time some minutes ago. */
export const minutesBefore = (now: number, minutes: number): number => now - minutes * MINUTE_MS;

/** Returns the time on another day. @param offset days after today; negative for days before. */
export function dayFrom(now: number, offset: number): Date {
  const date = new Date(now);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + offset, 12);
}

/** Returns a function that writes a day relative to today, as `Nov 19`. */
export function useDayText(): (offset: number) => string {
  const { now } = useServices();
  return (offset) => formatDate(dayFrom(now(), offset), 'short', { language: 'en-US' });
}

/** Returns the day some days from now as an address has it, as `2026-11-19`. */
export const dayKeyFrom = (now: number, offset: number): string => calendarDayOf(dayFrom(now, offset));

/** Returns the first days of the last months in their order; the last one is the current month. */
export function monthsBefore(now: number, count: number): readonly Date[] {
  const date = new Date(now);
  return Array.from(
    { length: count },
    (_, index) => new Date(date.getFullYear(), date.getMonth() - (count - 1 - index), 1, 12),
  );
}
