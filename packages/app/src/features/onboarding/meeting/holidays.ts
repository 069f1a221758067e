/** A rule for a holiday. `weekday` counts from Sunday; `nth` counts from 1, and -1 is the last of the month. */
type Rule =
  | { readonly month: number; readonly date: number }
  | { readonly month: number; readonly weekday: number; readonly nth: number };

const MONDAY = 1;
const THURSDAY = 4;

/** The US bank holidays. */
const RULES: readonly Rule[] = [
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

function matches(rule: Rule, at: Date): boolean {
  if (at.getUTCMonth() + 1 !== rule.month) return false;
  const date = at.getUTCDate();
  if ('date' in rule) return date === rule.date;
  if (at.getUTCDay() !== rule.weekday) return false;
  const last = new Date(Date.UTC(at.getUTCFullYear(), rule.month, 0)).getUTCDate();
  return rule.nth === -1 ? date + 7 > last : Math.ceil(date / 7) === rule.nth;
}

/**
 * Returns whether a day (`2026-11-26`) is a holiday: a bank holiday, the Monday after a bank holiday on a Sunday, or
 * the Friday after Thanksgiving, when banks are open but the specialists do not work.
 */
export function isHoliday(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`);
  const before = new Date(at.getTime() - DAY_MS);
  if (RULES.some((rule) => matches(rule, at))) return true;
  if (at.getUTCDay() === MONDAY) return RULES.some((rule) => 'date' in rule && matches(rule, before));
  return (
    at.getUTCDay() === THURSDAY + 1 &&
    RULES.some((rule) => 'nth' in rule && rule.weekday === THURSDAY && matches(rule, before))
  );
}
