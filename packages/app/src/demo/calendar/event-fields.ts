import type { CalendarEvent } from '@plinth/api-client/demo/calendar';
import { safeUrl } from '#shared/safe-url.ts';
import { isCalendar } from './calendars.ts';
import { endsBeforeStart, eventTimesOf, formTimesOf, isOnClock, type FormTimes } from './event-times.ts';

/** The fields of the form, in their order. */
export const EVENT_FIELDS = [
  'title',
  'calendar',
  'start',
  'end',
  'allDay',
  'url',
  'guests',
  'location',
  'description',
] as const;
/** The name of a field of the form. */
export type EventField = (typeof EVENT_FIELDS)[number];
/** The values of the form. `start` and `end` are local times, `allDay` is `true` or empty. */
export type EventValues = Readonly<Record<EventField, string>>;

/** Separates the guests of a value. The field of the guests lets nobody type it. */
const GUEST_SEPARATOR = '\n';

/** Returns the name of a form among the drafts. */
export const draftNameOf = (id: number | null): string => `demo-event-${id ?? 'new'}`;

/** Returns the times of values. */
export const timesOf = ({ start, end, allDay }: Pick<EventValues, 'start' | 'end' | 'allDay'>): FormTimes => ({
  start,
  end,
  isAllDay: allDay !== '',
});

/** Returns the values of times. */
export const timeValuesOf = ({ start, end, isAllDay }: FormTimes) => ({ start, end, allDay: isAllDay ? 'true' : '' });

/** Returns the guests of values. */
export const guestsOf = (text: string): string[] => text.split(GUEST_SEPARATOR).filter((name) => name !== '');

/** Returns the value of guests. */
export const guestValueOf = (guests: readonly string[]): string => guests.join(GUEST_SEPARATOR);

/** Returns the values of a stored event. */
export function valuesOf({ title, url, extendedProps, ...times }: CalendarEvent): EventValues {
  const { calendar, guests, location, description } = extendedProps;
  return {
    title,
    calendar,
    ...timeValuesOf(formTimesOf(times)),
    url: url ?? '',
    guests: guestValueOf(guests),
    location,
    description,
  };
}

/** Returns the values of a new event. */
export const newValuesOf = (times: FormTimes): EventValues => ({
  title: '',
  calendar: '',
  ...timeValuesOf(times),
  url: '',
  guests: '',
  location: '',
  description: '',
});

/** Returns a web address that can be opened; null for any other text. */
export const webAddressOf = (text: string): string | null => safeUrl(text.trim(), 'about:blank');

const SKIPPED_TIME = 'The clock goes forward then, so this time doesn’t exist. Choose another time.';

/** Returns why values can't be stored, by field. */
export function checkEvent(values: EventValues): Readonly<Partial<Record<EventField, string>>> {
  const errors: Partial<Record<EventField, string>> = {};
  if (values.title.trim() === '') errors.title = 'Please enter a valid event title';
  if (!isCalendar(values.calendar)) errors.calendar = 'Choose a calendar';
  if (values.start === '') errors.start = 'Enter the start';
  if (values.end === '') errors.end = 'Enter the end';
  else if (values.start !== '' && endsBeforeStart(timesOf(values)))
    errors.end = 'Choose an end that is not before the start';
  if (values.allDay === '') {
    for (const field of ['start', 'end'] as const)
      if (values[field] !== '' && !isOnClock(values[field])) errors[field] = SKIPPED_TIME;
  }
  if (values.url.trim() !== '' && webAddressOf(values.url) === null)
    errors.url = 'Enter a web address, such as https://example.com';
  return errors;
}

/** Returns valid values as an event is stored; null when they have no calendar. */
export function eventOf(values: EventValues): Omit<CalendarEvent, 'id'> | null {
  const { calendar } = values;
  if (!isCalendar(calendar)) return null;
  return {
    title: values.title.trim(),
    url: webAddressOf(values.url),
    ...eventTimesOf(timesOf(values)),
    extendedProps: {
      calendar,
      guests: guestsOf(values.guests),
      location: values.location.trim(),
      description: values.description,
    },
  };
}
