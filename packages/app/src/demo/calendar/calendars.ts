import { CALENDARS, type Calendar } from '@plinth/api-client/demo/calendar';

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
