import { expect, test } from 'vitest';
import { isShownWith, stepDate, titleOf, weekStartOf } from './calendar-view.ts';

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
