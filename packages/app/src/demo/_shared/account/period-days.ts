import { dayKey, daysBetween } from '#shared/calendar.ts';

/** Returns the length of a period in days, and how many of them have passed today. */
export function periodDays(
  { startDate, endDate }: { readonly startDate: string; readonly endDate: string },
  now: Date,
): { readonly days: number; readonly daysUsed: number } {
  const [start, end] = [startDate.slice(0, 10), endDate.slice(0, 10)];
  const days = Math.max(1, daysBetween(start, end));
  return { days, daysUsed: Math.min(Math.max(daysBetween(start, dayKey(now)), 0), days) };
}
