import { describe, expect, it } from 'vitest';
import { isHoliday } from './holidays.ts';

describe('isHoliday', () => {
  it.each([
    '2026-01-01',
    '2026-01-19',
    '2026-02-16',
    '2026-05-25',
    '2026-06-19',
    '2026-09-07',
    '2026-10-12',
    '2026-11-11',
    '2026-11-26',
    '2026-11-27',
    '2026-12-25',
    '2027-01-01',
    '2027-05-31',
    '2024-05-27',
  ])('returns true for %s', (day) => expect(isHoliday(day)).toBe(true));

  it('returns true for the Monday after a holiday on a Sunday', () => {
    expect(isHoliday('2027-07-05')).toBe(true);
    expect(isHoliday('2023-01-02')).toBe(true);
  });

  it.each(['2026-11-20', '2026-11-12', '2026-05-18', '2026-11-19', '2026-07-06', '2026-10-05', '2027-11-12'])(
    'returns false for %s',
    (day) => {
      expect(isHoliday(day)).toBe(false);
    },
  );
});
