import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { isoDate, webAddress } from '../schema.ts';
import { deletedSchema, queryListOf, queryNumber, recordId } from './fields.ts';

/** The calendars that an event can be in (product.md#states). */
export const CALENDARS = ['Personal', 'Business', 'Family', 'Holiday', 'ETC'] as const;

const calendar = v.picklist(CALENDARS, 'Choose a calendar');

const eventSchema = v.object({
  id: recordId,
  /** A web address; null when the event has none. */
  url: v.nullable(webAddress),
  title: v.string(),
  /** An instant; the first day of an all-day event. */
  start: isoDate,
  /** An instant; the day after the last day of an all-day event. */
  end: isoDate,
  allDay: v.boolean(),
  extendedProps: v.object({
    calendar,
    /** Names. */
    guests: v.array(v.string()),
    location: v.string(),
    /** Text without markup. */
    description: v.string(),
  }),
});

/** An event (product.md#entities). */
export type CalendarEvent = v.InferOutput<typeof eventSchema>;
/** A calendar that an event can be in. */
export type Calendar = (typeof CALENDARS)[number];

const text = v.pipe(v.string(), v.trim());

/** The fields of an event as they are sent. A blank address is none. */
const eventFields = {
  url: v.pipe(
    v.nullable(text),
    v.transform((url) => (url === '' ? null : url)),
    v.nullable(webAddress),
  ),
  title: v.pipe(text, v.nonEmpty('Please enter a valid event title')),
  start: isoDate,
  end: isoDate,
  allDay: v.boolean(),
};
const propFields = { guests: v.array(text), location: text, description: v.string() };

const newEventSchema = v.object({
  ...eventFields,
  url: v.optional(eventFields.url, null),
  allDay: v.optional(eventFields.allDay, false),
  extendedProps: v.object({
    calendar,
    guests: v.optional(propFields.guests, []),
    location: v.optional(propFields.location, ''),
    description: v.optional(propFields.description, ''),
  }),
});

const changedEventSchema = v.object({
  id: recordId,
  ...v.partial(v.object({ ...eventFields, extendedProps: v.partial(v.object({ calendar, ...propFields })) })).entries,
});

const response = v.object({ event: eventSchema });

/** Lists the events of calendars by their start; without a parameter, those of all calendars. */
export const listEvents = defineCall({
  method: 'GET',
  path: '/apps/calendar/events',
  query: v.object({ calendars: v.optional(queryListOf(calendar)) }),
  response: v.object({ events: v.array(eventSchema) }),
});

/** Adds an event. An end before the start is refused. */
export const addEvent = defineCall({
  method: 'POST',
  path: '/apps/calendar/add-event',
  body: v.object({ event: newEventSchema }),
  response,
});

/** Changes the given fields of an event, also inside `extendedProps`. An end before the start is refused. */
export const updateEvent = defineCall({
  method: 'POST',
  path: '/apps/calendar/update-event',
  body: v.object({ event: changedEventSchema }),
  response,
});

/** Removes an event. */
export const removeEvent = defineCall({
  method: 'DELETE',
  path: '/apps/calendar/remove-event',
  query: v.object({ id: queryNumber }),
  response: deletedSchema,
});
