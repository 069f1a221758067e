import { CalendarDate, createCalendar, parseDate, toCalendar, type CalendarIdentifier } from '@internationalized/date';
import { calendarSystem, formatDate } from './format.ts';

/** A day out of whatever was given: an ISO date `2026-11-23`; null for anything else. */
export function dayOf(given: unknown): CalendarDate | null {
  if (typeof given !== 'string' || given === '') return null;
  try {
    return parseDate(given);
  } catch {
    return null;
  }
}

/** The ISO date of a day, in whatever calendar it is counted. */
export const isoOf = (day: CalendarDate): string => toCalendar(day, createCalendar('gregory')).toString();

/** A day as it is counted where a language is spoken. */
export const inCalendarOf = (day: CalendarDate, language: string): CalendarDate =>
  toCalendar(day, createCalendar(calendarSystem(language) as CalendarIdentifier));

/** A day as text. */
export const formatDay = (day: CalendarDate, style: Parameters<typeof formatDate>[1], language: string): string =>
  formatDate(isoOf(day), style, { language, timeZone: 'UTC' });

/** A day of a language's own calendar by its figures; null for one that there is not, such as February 30. */
export function dayFrom(year: number, month: number, day: number, language: string): CalendarDate | null {
  const made = new CalendarDate(createCalendar(calendarSystem(language) as CalendarIdentifier), year, month, day);
  return made.year === year && made.month === month && made.day === day ? dayOf(isoOf(made)) : null;
}
