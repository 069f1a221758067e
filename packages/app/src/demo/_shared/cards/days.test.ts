import { expect, test } from 'vitest';
import { dayFrom, dayKeyFrom, monthsBefore } from './days.ts';

const NOW = new Date('2026-01-31T23:30:00').getTime();
const keyOf = (date: Date): string => [date.getFullYear(), date.getMonth() + 1, date.getDate()].join('-');

test.each([
  [0, '2026-1-31'],
  [1, '2026-2-1'],
  [-31, '2025-12-31'],
])('%i days from the end of January is %s', (offset, day) => {
  expect(keyOf(dayFrom(NOW, offset))).toBe(day);
});

test('an address has the day with leading zeros', () => {
  expect(dayKeyFrom(NOW, 2)).toBe('2026-02-02');
});

test('the last months end with the current one, and none is left out', () => {
  expect(monthsBefore(NOW, 3).map(keyOf)).toEqual(['2025-11-1', '2025-12-1', '2026-1-1']);
});
