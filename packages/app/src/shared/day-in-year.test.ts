import { expect, it } from 'vitest';
import { dayInYear } from './day-in-year.ts';

it.each([
  ['2026-11-17', 'November 17'],
  ['2025-11-17', 'November 17, 2025'],
])('dayInYear formats %s in 2026 as %s', (date, expected) => {
  expect(dayInYear(date, Date.parse('2026-11-19T17:42:00Z'))).toBe(expected);
});
