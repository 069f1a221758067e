import { CALENDARS, type Calendar } from '@plinth/api-client/demo/calendar';
import { filterValue } from '#demo/_shared/list/filter-value.ts';

/** The color of each calendar, as in the names of style classes. */
export const CALENDAR_COLORS: Readonly<Record<Calendar, string>> = {
  Personal: 'danger',
  Business: 'primary',
  Family: 'warning',
  Holiday: 'success',
  ETC: 'info',
};

/** Returns whether a text names a calendar. */
export const isCalendar = (text: string): text is Calendar => CALENDARS.some((name) => name === text);

/** Returns the calendars that a text of the address names: all without a text, and when it names none of them. */
export function readCalendars(text: string | null): readonly Calendar[] {
  if (text === null) return CALENDARS;
  const named = text.split(',').map((name) => filterValue(name, CALENDARS));
  const known = CALENDARS.filter((name) => named.includes(name));
  return known.length === 0 && text !== '' ? CALENDARS : known;
}

/** Returns the text of the address that names calendars; null for all, which is the default. */
export const calendarsParameter = (calendars: readonly Calendar[]): string | null =>
  calendars.length === CALENDARS.length ? null : CALENDARS.filter((name) => calendars.includes(name)).join(',');
