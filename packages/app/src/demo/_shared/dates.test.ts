import { expect, test } from 'vitest';
import { dateTimeText, shortTimeText } from './dates.ts';

const at = (year: number, month: number, day: number): string => new Date(year, month - 1, day, 8).toISOString();

test.each([
  [at(2026, 11, 19), 'Nov 19, 8:00 AM', '8:00 AM'],
  [at(2026, 11, 20), 'Nov 20, 8:00 AM', 'Nov 20'],
  [at(2027, 1, 4), 'Jan 4, 2027, 8:00 AM', 'Jan 4, 2027'],
])('%s is %j, in short %j', (instant, long, short) => {
  expect(dateTimeText(instant, '2026-11-19')).toBe(long);
  expect(shortTimeText(instant, '2026-11-19')).toBe(short);
});
