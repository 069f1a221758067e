import {
  addEvent,
  CALENDARS,
  listEvents,
  removeEvent,
  updateEvent,
  type Calendar,
} from '@plinth/api-client/demo/calendar';
import { describe, expect, test } from 'vitest';
import { startDemo } from '#testing/demo-world.ts';

const { call } = startDemo();

const list = async (calendars?: readonly Calendar[]) =>
  (await call(listEvents, calendars === undefined ? {} : { calendars })).events;
const titlesOf = async (calendars?: readonly Calendar[]) => (await list(calendars)).map(({ title }) => title);
const times = { start: '2026-11-24T18:00:00Z', end: '2026-11-24T20:00:00Z', allDay: false };
const newEvent = { title: ' Choir ', ...times, extendedProps: { calendar: 'Personal' } } as const;

test('starts with ten events around today: two of each calendar, one over several days', async () => {
  const events = await list();
  expect(CALENDARS.map((name) => events.filter(({ extendedProps }) => extendedProps.calendar === name).length)).toEqual(
    CALENDARS.map(() => 2),
  );
  expect(events.filter(({ start, end }) => Date.parse(end) - Date.parse(start) > 86_400_000)).toMatchObject([
    { start: '2026-11-24', end: '2026-11-27', allDay: true },
  ]);
  expect(new Set(events.map(({ extendedProps }) => extendedProps.description)).size).toBe(10);
});

describe('the list', () => {
  test('is in the order of the starts', async () => {
    const starts = (await list()).map(({ start }) => Date.parse(start));
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
  });

  test.each([
    [undefined, 10],
    [['Business', 'ETC'], 4],
    [[], 0],
  ] as const)('of the calendars %j', async (calendars, count) => {
    await expect(list(calendars)).resolves.toHaveLength(count);
  });

  test.each([
    ['', 200],
    ['?calendars=', 200],
    ['?calendars=Work', 400],
  ])('responds to %j with %i', async (query, status) => {
    expect((await fetch(`http://localhost/apps/calendar/events${query}`)).status).toBe(status);
  });
});

test('a new event has the next id, a trimmed title and defaults', async () => {
  const { event } = await call(addEvent, { event: { ...newEvent, url: ' ' } });
  expect(event).toEqual({
    id: 11,
    url: null,
    title: 'Choir',
    ...times,
    extendedProps: { calendar: 'Personal', guests: [], location: '', description: '' },
  });
  await expect(titlesOf(['Personal'])).resolves.toEqual(['Eye test', 'Run along the river', 'Choir']);
});

test.each([
  [{ title: ' ' }, { title: 'Please enter a valid event title' }],
  [{ url: 'javascript:alert(1)' }, { url: 'Expected a web address' }],
  [{ end: '2026-11-24T17:59:00Z' }, { end: 'Choose an end that is not before the start' }],
  [{ end: '2026-11-24' }, { end: 'Expected a date with a time' }],
  [{ allDay: true }, { start: 'Expected a date without a time' }],
  [{ start: '2026-11-24', end: '2026-11-23', allDay: true }, { end: 'Choose an end that is not before the start' }],
])('an event with %j is refused', async (fields, error) => {
  await expect(call(addEvent, { event: { ...newEvent, ...fields } })).rejects.toMatchObject({
    status: 400,
    body: { error },
  });
});

describe('an update', () => {
  test('changes the given fields alone, also inside `extendedProps`', async () => {
    const before = (await list(['Business'])).at(-1);
    const { event } = await call(updateEvent, {
      event: { id: 8, title: 'Fair', extendedProps: { calendar: 'Holiday' } },
    });
    expect(event).toEqual({
      ...before,
      title: 'Fair',
      extendedProps: { ...before?.extendedProps, calendar: 'Holiday' },
    });
  });

  test('compares a new end with the stored start', async () => {
    await expect(call(updateEvent, { event: { id: 8, end: '2026-11-23' } })).rejects.toMatchObject({ status: 400 });
    const { event } = await call(updateEvent, { event: { id: 8, end: '2026-11-25' } });
    expect([event.start, event.end]).toEqual(['2026-11-24', '2026-11-25']);
  });

  test('of an unknown event is a 404', async () => {
    await expect(call(updateEvent, { event: { id: 99, title: 'Fair' } })).rejects.toMatchObject({
      status: 404,
      body: { error: 'There is no such event' },
    });
  });
});

test('removes an event; nothing changes when there is no such event', async () => {
  await call(removeEvent, { id: 8 });
  await call(removeEvent, { id: 99 });
  await expect(titlesOf(['Business'])).resolves.toEqual(['Store review with Priya']);
  expect((await call(addEvent, { event: newEvent })).event.id).toBe(11);
});
