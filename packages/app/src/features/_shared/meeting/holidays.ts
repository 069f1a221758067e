/** A rule for a holiday. `weekday` counts from Sunday; `nth` counts from 1, and -1 is the last of the month. */
type HolidayRule =
  | { readonly month: number; readonly date: number }
  | { readonly month: number; readonly weekday: number; readonly nth: number };

const MONDAY = 1;
const THURSDAY = 4;

/** The US bank holidays. */
const HOLIDAY_RULES: readonly HolidayRule[] = [
  { month: 1, date: 1 },
  { month: 1, weekday: MONDAY, nth: 3 },
  { month: 2, weekday: MONDAY, nth: 3 },
  { month: 5, weekday: MONDAY, nth: -1 },
  { month: 6, date: 19 },
  { month: 7, date: 4 },
  { month: 9, weekday: MONDAY, nth: 1 },
  { month: 10, weekday: MONDAY, nth: 2 },
  { month: 11, date: 11 },
  { month: 11, weekday: THURSDAY, nth: 4 },
  { month: 12, date: 25 },
];

const DAY_MS = 86_400_000;

function matches(rule: HolidayRule, date: Date): boolean {
  if (date.getUTCMonth() + 1 !== rule.month) return false;
  const dayOfMonth = date.getUTCDate();
  if ('date' in rule) return dayOfMonth === rule.date;
  if (date.getUTCDay() !== rule.weekday) return false;
  const lastDayOfMonth = new Date(Date.UTC(date.getUTCFullYear(), rule.month, 0)).getUTCDate();
  return rule.nth === -1 ? dayOfMonth + 7 > lastDayOfMonth : Math.ceil(dayOfMonth / 7) === rule.nth;
}

/**
 * Returns whether a day (`2026-11-26`) is a holiday: a bank holiday, the Monday after a bank holiday on a Sunday, or
 * the Friday after Thanksgiving, when banks are open but the specialists do not work.
 */
export function isHoliday(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  const previousDate = new Date(date.getTime() - DAY_MS);
  if (HOLIDAY_RULES.some((rule) => matches(rule, date))) return true;
  if (date.getUTCDay() === MONDAY) return HOLIDAY_RULES.some((rule) => 'date' in rule && matches(rule, previousDate));
  return (
    date.getUTCDay() === THURSDAY + 1 &&
    HOLIDAY_RULES.some((rule) => 'nth' in rule && rule.weekday === THURSDAY && matches(rule, previousDate))
  );
}
