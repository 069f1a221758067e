import type { InputOf, ResponseOf } from '@plinth/api-client/call';
import { listEvents, type CalendarEvent } from '@plinth/api-client/demo/calendar';
import { demoApi, requestOf } from './demo-api.ts';

/** The calendars whose events are listed; all without any. */
export type EventQuery = NonNullable<InputOf<typeof listEvents>[0]>;

/** The events of calendars. They are also shown outside the calendar. */
export const eventsApi = demoApi.enhanceEndpoints({ addTagTypes: ['Events'] }).injectEndpoints({
  endpoints: (build) => ({
    events: build.query<readonly CalendarEvent[], EventQuery>({
      query: requestOf(listEvents, (query: EventQuery) => [query]),
      transformResponse: ({ events }: ResponseOf<typeof listEvents>) => events,
      providesTags: ['Events'],
    }),
  }),
});

export const { useEventsQuery } = eventsApi;
