import type { Calendar, CalendarEvent } from '@plinth/api-client/demo/calendar';
import { defineAccountTable } from '../database.ts';
import { dayFrom, instantFrom } from '../dates.ts';

type Time = `${number}:${number}`;

interface SampleEvent {
  readonly title: string;
  readonly calendar: Calendar;
  /** Days from today. */
  readonly day: number;
  /** The times of the event; without them it lasts all day. */
  readonly times?: readonly [start: Time, end: Time];
  /** The last day of an event over several days, in days from today. */
  readonly lastDay?: number;
  readonly url?: string;
  readonly guests?: readonly string[];
  readonly location?: string;
  readonly description?: string;
}

const SAMPLE_EVENTS: readonly SampleEvent[] = [
  { title: 'Founders’ Day', calendar: 'Holiday', day: -8, description: 'The shop opens at noon.' },
  {
    title: 'School concert',
    calendar: 'Family',
    day: -4,
    times: ['17:00', '18:30'],
    location: 'Riverside School, main hall',
    description: 'Bring the camera and a spare bow.',
  },
  {
    title: 'Store review with Priya',
    calendar: 'Business',
    day: 0,
    times: ['09:30', '11:00'],
    guests: ['Priya Anand', 'Celia Okafor'],
    location: 'Division Street, back office',
    description: 'Sales by shelf, stock that doesn’t move, hours of the second till.',
  },
  {
    title: 'Fire drill',
    calendar: 'ETC',
    day: 0,
    times: ['15:00', '15:20'],
    location: 'Cellar and shop floor',
    description: 'The alarm rings once. Everybody meets at the bakery across the street.',
  },
  {
    title: 'Dinner at Ana’s',
    calendar: 'Family',
    day: 0,
    times: ['18:30', '21:00'],
    guests: ['Ana Duarte', 'Leo Marchetti'],
    location: 'Ana’s place',
    description: 'Dessert is ours.',
  },
  {
    title: 'Eye test',
    calendar: 'Personal',
    day: 1,
    times: ['08:15', '08:45'],
    location: 'Quarry Lane 12',
    description: 'Take the old glasses along.',
  },
  {
    title: 'Run along the river',
    calendar: 'Personal',
    day: 3,
    times: ['07:00', '08:30'],
    guests: ['Hanne Vos'],
    description: 'Nine miles, slowly.',
  },
  {
    title: 'Food fair',
    calendar: 'Business',
    day: 5,
    lastDay: 7,
    url: 'https://fair.example.com/exhibitors',
    guests: ['Joel Abara', 'Marta Quill', 'Hanne Vos'],
    location: 'Harbor Hall, stand 31',
    description: 'Joel sets up on the first morning, Marta brings the crates back.',
  },
  {
    title: 'Inspection of the van',
    calendar: 'ETC',
    day: 6,
    times: ['14:00', '15:00'],
    location: 'Garage on Mill Road',
    description: 'The papers are in the glove box.',
  },
  { title: 'Day off after the fair', calendar: 'Holiday', day: 10, description: 'Leo has the keys.' },
];

/** The events. */
export const events = defineAccountTable<CalendarEvent>({
  name: 'events',
  seed: ({ now }) =>
    SAMPLE_EVENTS.map(
      (
        { title, calendar, day, times, lastDay = day, url = null, guests = [], location = '', description = '' },
        index,
      ) => ({
        id: index + 1,
        url,
        title,
        start: times ? instantFrom(now, day, times[0]) : dayFrom(now, day),
        end: times ? instantFrom(now, day, times[1]) : dayFrom(now, lastDay + 1),
        allDay: !times,
        extendedProps: { calendar, guests: [...guests], location, description },
      }),
    ),
});
