import { addEvent, listEvents, removeEvent, updateEvent, type CalendarEvent } from '@plinth/api-client/demo/calendar';
import { created, ok, refuse, type DemoError } from '#engine/response.ts';
import { withChanges } from '../database.ts';
import { localTimeOf } from '../dates.ts';
import { handle, type Domain } from '../handle.ts';
import { sortRows } from '../lists.ts';
import { events } from './seed.ts';

const isDay = (time: string): boolean => !time.includes('T');

/** Returns why an event cannot have its times; null when it can. */
function findTimeError({ start, end, allDay }: Pick<CalendarEvent, 'start' | 'end' | 'allDay'>): DemoError | null {
  const expected = allDay ? 'Expected a date without a time' : 'Expected a date with a time';
  if (isDay(start) !== allDay) return { start: expected };
  if (isDay(end) !== allDay) return { end: expected };
  return localTimeOf(end) < localTimeOf(start) ? { end: 'Choose an end that is not before the start' } : null;
}

/** The calendar. */
export const calendar: Domain = {
  calls: [
    handle(
      listEvents,
      ({ database, query: { calendars } }) => {
        const found = database
          .table(events)
          .rows.filter(({ extendedProps }) => calendars?.includes(extendedProps.calendar) ?? true);
        return ok({ events: sortRows(found, ({ start }) => localTimeOf(start)) });
      },
      [{ calendars: ['Business', 'Family'] }],
    ),
    handle(
      addEvent,
      ({ database, body: { event } }) => {
        const error = findTimeError(event);
        return error ? refuse(400, error) : created({ event: database.table(events).add(event) });
      },
      [
        {
          event: {
            url: 'https://rehearsal.example.com/parts',
            title: 'Choir rehearsal',
            start: '2026-11-24T18:00:00Z',
            end: '2026-11-24T20:00:00Z',
            allDay: false,
            extendedProps: { calendar: 'Personal', guests: ['Nadia Petrov'], location: 'Hall 2', description: 'Altos' },
          },
        },
      ],
    ),
    handle(
      updateEvent,
      ({
        database,
        body: {
          event: { id, extendedProps, ...changes },
        },
      }) => {
        const table = database.table(events);
        const event = table.find(id);
        if (!event) return refuse(404, 'There is no such event');
        const error = findTimeError(withChanges(event, changes));
        if (error) return refuse(400, error);
        const changed = table.update(id, {
          ...changes,
          extendedProps: withChanges(event.extendedProps, extendedProps ?? {}),
        });
        return ok({ event: changed ?? event });
      },
      [{ event: { id: 8, title: 'Food and wine fair', extendedProps: { location: 'Harbor Hall, stand 32' } } }],
    ),
    handle(
      removeEvent,
      ({ database, query: { id } }) => {
        database.table(events).remove(id);
        return ok({ id });
      },
      [{ id: 8 }],
    ),
  ],
};
