import { describe, expect, test } from 'vitest';
import {
  addMinutes,
  endsBeforeStart,
  eventTimesOf,
  formTimesOf,
  isWithin,
  localTimeOf,
  moveStart,
  newTimesAt,
  newTimesIn,
  newTimesOn,
  startParameter,
} from './event-times.ts';

/** An instant on the clock of the machine, whichever zone it has. */
const at = (time: string) => new Date(time).toISOString();

const morning = { start: '2026-11-24T09:00', end: '2026-11-24T10:30', isAllDay: false };
const fair = { start: '2026-11-24', end: '2026-11-27', allDay: true };

test('the last day of an all-day event is inclusive in the form', () => {
  const times = formTimesOf(fair);
  expect(times).toMatchObject({ start: '2026-11-24T09:00', end: '2026-11-26T10:00', isAllDay: true });
  expect(eventTimesOf(times)).toEqual(fair);
});

test('an all-day event that is stored without a length is one day', () => {
  expect(formTimesOf({ ...fair, end: fair.start }).end).toBe('2026-11-24T10:00');
});

test('times of the form are stored as instants', () => {
  const stored = { start: at('2026-11-24T09:00'), end: at('2026-11-24T10:30'), allDay: false };
  expect(formTimesOf(stored)).toEqual(morning);
  expect(eventTimesOf(morning)).toEqual(stored);
});

test.each([
  ['2026-11-24T14:00', '2026-11-24T15:30'],
  ['2026-12-31T23:00', '2027-01-01T00:30'],
])('a start that is moved to %s moves the end to %s', (start, end) => {
  expect(moveStart(morning, start)).toEqual({ start, end, isAllDay: false });
});

test('a start that is cleared leaves the end', () => {
  expect(moveStart(morning, '')).toEqual({ ...morning, start: '' });
});

test.each([
  [morning, false],
  [{ ...morning, end: morning.start }, false],
  [{ ...morning, end: '2026-11-24T08:59' }, true],
  [{ ...morning, end: '2026-11-24T08:59', isAllDay: true }, false],
  [{ ...morning, end: '2026-11-23T23:00', isAllDay: true }, true],
])('%j ends before its start: %s', (times, isRefused) => {
  expect(endsBeforeStart(times)).toBe(isRefused);
});

test('a new event takes an hour', () => {
  expect(newTimesAt(new Date('2026-11-24T23:30'))).toEqual({
    start: '2026-11-24T23:30',
    end: '2026-11-25T00:30',
    isAllDay: false,
  });
});

test('minutes are added on the clock, also where it is set back', () => {
  expect(addMinutes('2026-11-01T00:30', 120)).toBe('2026-11-01T02:30');
  expect(localTimeOf(at('2026-02-28T23:59'))).toBe('2026-02-28T23:59');
});

describe('an event of November', () => {
  const isInNovember = (start: string, end: string, allDay = true) =>
    isWithin({ start, end, allDay }, '2026-11-01', '2026-12-01');

  test.each([
    ['2026-10-30', '2026-11-01', false],
    ['2026-10-30', '2026-11-02', true],
    ['2026-11-30', '2026-12-03', true],
    ['2026-11-30', '2026-11-30', true],
    ['2026-12-01', '2026-12-02', false],
  ])('from %s until %s: %s', (start, end, isExpected) => {
    expect(isInNovember(start, end)).toBe(isExpected);
  });

  test('does not end at the midnight before it', () => {
    expect(isInNovember(at('2026-10-31T22:00'), at('2026-11-01T00:00'), false)).toBe(false);
    expect(isInNovember(at('2026-10-31T22:00'), at('2026-11-01T00:01'), false)).toBe(true);
    expect(isInNovember(at('2026-11-01T00:00'), at('2026-11-01T00:00'), false)).toBe(true);
  });
});

test.each([
  [newTimesOn('2026-11-28'), '2026-11-28'],
  [newTimesAt(new Date('2026-11-28T14:30')), '2026-11-28T14:30'],
])('the times of a new event are in the address: %#', (times, parameter) => {
  expect(startParameter(times)).toBe(parameter);
  expect(newTimesIn(parameter)).toEqual(times);
});

test.each([null, '', '2026-11-31', '2026-11-28T24:00', '2026-11-31T09:00', 'tomorrow'])(
  'the address %j says no times',
  (parameter) => {
    expect(newTimesIn(parameter)).toBeNull();
  },
);
