import {
  CalendarDate,
  createCalendar,
  getLocalTimeZone,
  parseDate,
  toCalendar,
  today,
  type CalendarIdentifier,
} from '@internationalized/date';
import { calendarSystem, formatDate } from './format.ts';

/** Parses an ISO date such as `2026-11-23`; returns null for anything else. */
export function dayOf(value: unknown): CalendarDate | null {
  if (typeof value !== 'string' || value === '') return null;
  try {
    return parseDate(value);
  } catch {
    return null;
  }
}

/** Returns the ISO date of a day in any calendar system. */
export const isoOf = (day: CalendarDate): string => toCalendar(day, createCalendar('gregory')).toString();

/** Returns the current day in the user's time zone, as an ISO date. */
export const currentDay = (): string => isoOf(today(getLocalTimeZone()));

/** Returns the ISO date of an ISO date, or null for anything else. */
export function normalizeDay(value: unknown): string | null {
  const day = dayOf(value);
  return day && isoOf(day);
}

/** Converts a day to the calendar system of a language. */
export const inCalendarOf = (day: CalendarDate, language: string): CalendarDate =>
  toCalendar(day, createCalendar(calendarSystem(language) as CalendarIdentifier));

/** Formats a day. */
export const formatDay = (day: CalendarDate, style: Parameters<typeof formatDate>[1], language: string): string =>
  formatDate(isoOf(day), style, { language, timeZone: 'UTC' });

/** Returns a day of a language's calendar system, or null if it does not exist, such as February 30. */
export function dayFrom(year: number, month: number, day: number, language: string): CalendarDate | null {
  const date = new CalendarDate(createCalendar(calendarSystem(language) as CalendarIdentifier), year, month, day);
  return date.year === year && date.month === month && date.day === day ? dayOf(isoOf(date)) : null;
}
