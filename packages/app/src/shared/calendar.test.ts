import { describe, expect, it } from 'vitest';
import { addDays, dayKey, daysBetween, dayStart, monthStart } from './calendar.ts';

describe('calendar', () => {
  it('counts days across a daylight saving change', () => {
    expect(addDays('2026-10-31', 2)).toBe('2026-11-02');
    expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2);
    expect(monthStart('2026-01-31', 1)).toBe('2026-02-01');
  });

  it.each([
    ['2026-11-19', 'America/Los_Angeles', '2026-11-19T08:00:00.000Z'],
    // Around daylight saving changes.
    ['2026-03-08', 'America/Los_Angeles', '2026-03-08T08:00:00.000Z'],
    ['2026-11-02', 'America/Los_Angeles', '2026-11-02T08:00:00.000Z'],
    ['2026-11-19', 'Asia/Kathmandu', '2026-11-18T18:15:00.000Z'],
    ['2026-11-19', 'Pacific/Kiritimati', '2026-11-18T10:00:00.000Z'],
    // The clocks go forward at midnight, so the day starts at 01:00.
    ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
  ])('starts %s in %s at %s', (day, zone, instant) => {
    expect(new Date(dayStart(day, zone)).toISOString()).toBe(instant);
  });

  it('returns the day of an instant in a time zone', () => {
    expect(dayKey('2026-11-19T03:00:00Z', 'America/Los_Angeles')).toBe('2026-11-18');
    expect(dayKey('2026-11-19T03:00:00Z', 'UTC')).toBe('2026-11-19');
  });

  it.each(['Pacific/Auckland', 'Pacific/Honolulu', 'UTC'])('keeps a date without a time in %s', (zone) => {
    expect(dayKey('2026-11-23', zone)).toBe('2026-11-23');
  });
});
