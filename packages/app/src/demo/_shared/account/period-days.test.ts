import { expect, test } from 'vitest';
import { periodDays } from './period-days.ts';

test.each([
  [new Date(2026, 2, 20), 0],
  [new Date(2026, 2, 20, 23, 59), 0],
  [new Date(2026, 2, 21), 1],
  [new Date(2026, 3, 18), 29],
  [new Date(2026, 3, 19), 30],
  [new Date(2026, 5, 1), 30],
  [new Date(2026, 1, 1), 0],
])('on %s, %i of 30 days have passed', (now, daysUsed) => {
  expect(periodDays({ startDate: '2026-03-20', endDate: '2026-04-19' }, now)).toEqual({ days: 30, daysUsed });
});
