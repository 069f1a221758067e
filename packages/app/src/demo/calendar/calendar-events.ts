import { createAction } from '@reduxjs/toolkit';
import { makeChange } from '#demo/_shared/changes.ts';
import { calendarApi, type EventChange } from './calendar-api.ts';

/** Change the times of an event. `previous` are those that Undo brings back; an undo itself has none. */
export const eventMoveRequested = createAction<{ readonly change: EventChange; readonly previous: EventChange | null }>(
  'calendar/eventMoveRequested',
);
makeChange(eventMoveRequested, {
  send: ({ change }, dispatch) => dispatch(calendarApi.endpoints.changeEvent.initiate(change)),
  done: ({ previous }) => (previous ? 'Event updated' : 'The event is back at its old time'),
  undo: ({ previous }) => (previous ? eventMoveRequested({ change: previous, previous: null }) : undefined),
  failed: () => 'The event was not updated. It is back at its old time.',
});
