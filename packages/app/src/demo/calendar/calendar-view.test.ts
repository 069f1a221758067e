import { expect, test } from 'vitest';
import { isShownWith, monthOf, rangeOf, stepDate, titleOf, weeksOf, weekStartOf } from './calendar-view.ts';

test.each([
  ['month', '2026-11-24', 1, '2026-12-01'],
  ['month', '2026-01-31', -1, '2025-12-01'],
  ['list', '2026-11-24', -1, '2026-10-01'],
  ['week', '2026-11-24', 1, '2026-12-01'],
  ['day', '2026-11-01', -1, '2026-10-31'],
] as const)('the %s of %s, stepped by %i, is that of %s', (view, day, step, expected) => {
  expect(stepDate(view, day, step)).toBe(expected);
});

test.each([
  [0, '2026-11-22'],
  [1, '2026-11-23'],
  [6, '2026-11-21'],
])('a week that starts with day %i has the start %s', (firstDay, expected) => {
  expect(weekStartOf('2026-11-24', firstDay)).toBe(expected);
  expect(weekStartOf(expected, firstDay)).toBe(expected);
});

test('the week of a Sunday depends on its first day', () => {
  expect(isShownWith('week', '2026-11-22', '2026-11-24', 0)).toBe(true);
  expect(isShownWith('week', '2026-11-22', '2026-11-24', 1)).toBe(false);
  expect(isShownWith('day', '2026-11-22', '2026-11-24', 0)).toBe(false);
  expect(isShownWith('list', '2026-11-01', '2026-11-30', 0)).toBe(true);
});

test.each([
  ['month', 'en-US', 'November 2026'],
  ['list', 'de', 'November 2026'],
  ['week', 'en-US', 'Nov 22–28, 2026'],
  ['day', 'en-US', 'Tuesday, November 24, 2026'],
  ['month', 'ar-u-nu-latn', 'نوفمبر 2026'],
] as const)('the %s in %s is called %s', (view, language, expected) => {
  expect(titleOf(view, '2026-11-24', 0, language)).toBe(expected);
});

test.each([
  ['month', 'Nov 2026'],
  ['week', 'Nov 22–28'],
  ['day', 'Nov 24, 2026'],
] as const)('the %s is called %s in a narrow window', (view, expected) => {
  expect(titleOf(view, '2026-11-24', 0, 'en-US', true)).toBe(expected);
});

test.each([
  ['month', '2026-11-01', '2026-12-01'],
  ['list', '2026-11-01', '2026-12-01'],
  ['week', '2026-11-22', '2026-11-29'],
  ['day', '2026-11-24', '2026-11-25'],
] as const)('the %s has the days from %s until before %s', (view, first, end) => {
  expect(rangeOf(view, '2026-11-24', 0)).toEqual({ first, end });
});

test.each([
  ['2026-11-01', 0, 5, '2026-11-01', '2026-12-05'],
  ['2026-11-01', 1, 6, '2026-10-26', '2026-12-06'],
  ['2026-02-01', 0, 4, '2026-02-01', '2026-02-28'],
])('the month of %s has, with the first day %i, %i weeks from %s to %s', (day, firstDay, count, first, last) => {
  const weeks = weeksOf(monthOf(day), firstDay);
  expect(weeks).toHaveLength(count);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
  expect([weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([first, last]);
});
