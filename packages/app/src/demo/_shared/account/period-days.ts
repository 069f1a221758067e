const DAY_MS = 86_400_000;

const dayNumber = (year: number, month: number, day: number): number => Date.UTC(year, month, day) / DAY_MS;

/** The number of a day that is written as `YYYY-MM-DD`. */
const numberOf = (text: string): number => Date.parse(`${text.slice(0, 10)}T00:00:00Z`) / DAY_MS;

/** Returns the length of a period in days, and how many of them have passed today. */
export function periodDays(
  { startDate, endDate }: { readonly startDate: string; readonly endDate: string },
  now: Date,
): { readonly days: number; readonly daysUsed: number } {
  const days = Math.max(1, numberOf(endDate) - numberOf(startDate));
  const today = dayNumber(now.getFullYear(), now.getMonth(), now.getDate());
  return { days, daysUsed: Math.min(Math.max(today - numberOf(startDate), 0), days) };
}
