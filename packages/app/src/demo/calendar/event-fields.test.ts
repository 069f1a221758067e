import type { CalendarEvent } from '@plinth/api-client/demo/calendar';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { checkEvent, eventOf, newValuesOf, valuesOf } from './event-fields.ts';
import { newTimesOn } from './event-times.ts';

const fair: Omit<CalendarEvent, 'id'> = {
  title: 'Food fair',
  url: 'https://fair.example.com/exhibitors',
  start: '2026-11-24',
  end: '2026-11-27',
  allDay: true,
  extendedProps: { calendar: 'Business', guests: ['Joel, the elder', 'Marta'], location: 'Stand 31', description: 'A' },
};
const values = valuesOf({ id: 8, ...fair });

test('an event is stored as it was read', () => {
  expect(eventOf(values)).toEqual(fair);
});

describe('the check', () => {
  test('accepts a stored event', () => {
    expect(checkEvent(values)).toEqual({});
  });

  test('asks for the title and the calendar of a new event', () => {
    expect(checkEvent(newValuesOf(newTimesOn('2026-11-24')))).toEqual({
      title: 'Please enter a valid event title',
      calendar: 'Choose a calendar',
    });
  });

  test.each([
    [{ end: '2026-11-23T10:00' }, 'end'],
    [{ start: '' }, 'start'],
    [{ end: '' }, 'end'],
    [{ url: 'javascript:alert(1)' }, 'url'],
    [{ url: 'fair.example.com' }, 'url'],
    [{ url: 'ftp://fair.example.com' }, 'url'],
  ])('refuses %j under %s', (change, field) => {
    expect(Object.keys(checkEvent({ ...values, ...change }))).toEqual([field]);
  });
});

describe('on the night on which the clock goes forward from 2:00 to 3:00', () => {
  afterEach(() => void vi.unstubAllEnvs());

  const timed = { ...values, allDay: '', start: '2026-03-08T01:30', end: '2026-03-08T03:30' };

  test.each([
    [{ start: '2026-03-08T02:30' }, ['start']],
    [{ end: '2026-03-08T02:30' }, ['end']],
    [{}, []],
    [{ end: '2026-03-08T02:30', allDay: 'true' }, []],
  ])('the check of %j names the times that are skipped', (change, fields) => {
    vi.stubEnv('TZ', 'America/New_York');
    expect(Object.keys(checkEvent({ ...timed, ...change }))).toEqual(fields);
  });
});
