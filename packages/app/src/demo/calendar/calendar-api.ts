import type { InputOf, ResponseOf } from '@plinth/api-client/call';
import { addEvent, removeEvent, updateEvent, type CalendarEvent } from '@plinth/api-client/demo/calendar';
import { requestOf } from '#demo/_shared/demo-api.ts';
import { eventsApi, type EventQuery } from '#demo/_shared/events.ts';
import { updateOptimistically } from '#demo/_shared/optimistic-update.ts';

/** A new event. */
export type NewEvent = InputOf<typeof addEvent>[0]['event'];
/** Changed fields of an event. */
export type EventChange = { readonly id: number } & Partial<Omit<CalendarEvent, 'id'>>;

/** The calls of the calendar. A change shows at once in every list and is rolled back when its call fails. */
export const calendarApi = eventsApi.injectEndpoints({
  endpoints: (build) => ({
    addEvent: build.mutation<ResponseOf<typeof addEvent>, NewEvent>({
      query: requestOf(addEvent, (event: NewEvent) => [{ event }]),
      invalidatesTags: (_result, error) => (error ? [] : ['Events']),
    }),
    changeEvent: build.mutation<ResponseOf<typeof updateEvent>, EventChange>({
      query: requestOf(updateEvent, (event: EventChange) => [{ event }]),
      onQueryStarted: (change, api) => {
        updateOptimistically(
          api,
          (state) => calendarApi.util.selectInvalidatedBy(state, ['Events']),
          ({ originalArgs }) =>
            calendarApi.util.updateQueryData('events', originalArgs as EventQuery, (events) =>
              events.map((event) => (event.id === change.id ? { ...event, ...change } : event)),
            ),
        );
      },
      invalidatesTags: ['Events'],
    }),
    removeEvent: build.mutation<ResponseOf<typeof removeEvent>, number>({
      query: requestOf(removeEvent, (id: number) => [{ id }]),
      invalidatesTags: (_result, error) => (error ? [] : ['Events']),
    }),
  }),
});

export const { useAddEventMutation, useChangeEventMutation, useRemoveEventMutation } = calendarApi;
