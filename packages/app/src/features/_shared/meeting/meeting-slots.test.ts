import { describe, expect, it } from 'vitest';
import {
  businessDays,
  dayOf,
  instantOf,
  isBookable,
  isSlot,
  MEETING_DURATION_MS,
  pageOf,
  PAGE_COUNT,
  SLOT_TIMES,
  slotOf,
} from './meeting-slots.ts';

const PORTLAND = 'America/Los_Angeles';
const isoInstantOf = (day: string, slot: string, zone: string) =>
  new Date(instantOf(day, slot, zone) ?? Number.NaN).toISOString();

describe('days of the picker', () => {
  it('start after today, skip weekends and mark holidays', () => {
    expect(businessDays('2026-11-19', 0)).toEqual([
      { day: '2026-11-20', isHoliday: false },
      { day: '2026-11-23', isHoliday: false },
      { day: '2026-11-24', isHoliday: false },
      { day: '2026-11-25', isHoliday: false },
      { day: '2026-11-26', isHoliday: true },
      { day: '2026-11-27', isHoliday: true },
      { day: '2026-11-30', isHoliday: false },
    ]);
  });

  it('continue from page to page, across the end of a year', () => {
    const days = Array.from({ length: PAGE_COUNT }, (_, page) => businessDays('2026-12-11', page))
      .flat()
      .map(({ day }) => day);
    expect(new Set(days).size).toBe(PAGE_COUNT * 7);
    expect(days).toEqual(days.toSorted());
    expect(days[0]).toBe('2026-12-14');
    expect(pageOf('2027-01-04', '2026-12-11')).toBe(2);
    expect(pageOf('2020-01-01', '2026-12-11')).toBe(0);
  });

  it('are bookable unless they are past, on a weekend, a holiday or too far ahead', () => {
    expect(isBookable('2026-11-20', '2026-11-19')).toBe(true);
    for (const day of ['2026-11-19', '2026-11-21', '2026-11-26', '2028-01-03', ''])
      expect(isBookable(day, '2026-11-19')).toBe(false);
  });

  it("are days of the visitor's time zone", () => {
    const instant = Date.parse('2026-11-20T05:30:00Z');
    expect(dayOf(instant, PORTLAND)).toBe('2026-11-19');
    expect(dayOf(instant, 'Europe/Berlin')).toBe('2026-11-20');
  });
});

describe('time slots', () => {
  it('run from 9:00 to 15:30 without the noon hour', () => {
    expect([SLOT_TIMES[0], SLOT_TIMES.at(-1), SLOT_TIMES.length]).toEqual(['09:00', '15:30', 12]);
    expect([isSlot('10:30'), isSlot('12:00'), isSlot('')]).toEqual([true, false, false]);
  });

  it.each([
    ['before the clocks go back', '2026-10-30', PORTLAND, '2026-10-30T16:00:00.000Z'],
    ['after the clocks went back', '2026-11-02', PORTLAND, '2026-11-02T17:00:00.000Z'],
    ['before the clocks go forward', '2027-03-12', PORTLAND, '2027-03-12T17:00:00.000Z'],
    ['after the clocks went forward', '2027-03-15', PORTLAND, '2027-03-15T16:00:00.000Z'],
    ['on the day the clocks go back', '2026-11-01', PORTLAND, '2026-11-01T17:00:00.000Z'],
    ['on the other side of the date line', '2026-11-02', 'Pacific/Auckland', '2026-11-01T20:00:00.000Z'],
    ['in a zone with a half-hour offset', '2026-11-02', 'Asia/Kolkata', '2026-11-02T03:30:00.000Z'],
  ])('convert to an instant and back %s', (_name, day, zone, instant) => {
    expect(isoInstantOf(day, '09:00', zone)).toBe(instant);
    expect([dayOf(Date.parse(instant), zone), slotOf(Date.parse(instant), zone)]).toEqual([day, '09:00']);
  });

  it('stay in order and half an hour long on the day of a daylight saving change', () => {
    const instants = SLOT_TIMES.map((slot) => instantOf('2027-03-14', slot, PORTLAND) ?? 0);
    expect((instants[1] ?? 0) - (instants[0] ?? 0)).toBe(MEETING_DURATION_MS);
    expect(instants).toEqual(instants.toSorted((a, b) => a - b));
  });

  it.each([
    ['', '09:00'],
    ['2026-11-24', ''],
    ['2026-13-45', '09:00'],
    ['<b>', '__proto__'],
  ])('convert to null for %j at %j', (day, slot) => {
    expect(instantOf(day, slot, PORTLAND)).toBeNull();
  });
});
