import { describe, expect, it } from 'vitest';
import {
  businessDays,
  dayOf,
  instantOf,
  isOffered,
  isSlot,
  MEETING,
  pageOf,
  PAGES,
  SLOTS,
  slotOf,
} from './calendar.ts';
import { isHoliday } from './holidays.ts';
import { meetingHours, monthsOf, weekdayOf, zoneWords } from './words.ts';

const PORTLAND = 'America/Los_Angeles';
const at = (day: string, slot: string, zone: string) =>
  new Date(instantOf(day, slot, zone) ?? Number.NaN).toISOString();

describe('holidays', () => {
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
  ])('%s is one', (day) => expect(isHoliday(day)).toBe(true));

  it('that fall on a Sunday are kept on Monday', () => {
    expect(isHoliday('2027-07-05')).toBe(true);
    expect(isHoliday('2023-01-02')).toBe(true);
  });

  it.each(['2026-11-20', '2026-11-12', '2026-05-18', '2026-11-19', '2026-07-06', '2026-10-05', '2027-11-12'])(
    '%s is none',
    (day) => {
      expect(isHoliday(day)).toBe(false);
    },
  );
});

describe('the days of the picker', () => {
  it('are those of the drawing on November 19, 2026', () => {
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

  it('follow on each other from page to page, over the end of a year', () => {
    const all = Array.from({ length: PAGES }, (_, page) => businessDays('2026-12-11', page))
      .flat()
      .map(({ day }) => day);
    expect(new Set(all).size).toBe(PAGES * 7);
    expect(all).toEqual(all.toSorted());
    expect(all[0]).toBe('2026-12-14');
    expect(pageOf('2027-01-04', '2026-12-11')).toBe(2);
    expect(pageOf('2020-01-01', '2026-12-11')).toBe(0);
  });

  it('can be booked unless they are past, a weekend, a holiday or too far ahead', () => {
    expect(isOffered('2026-11-20', '2026-11-19')).toBe(true);
    for (const day of ['2026-11-19', '2026-11-21', '2026-11-26', '2028-01-03', ''])
      expect(isOffered(day, '2026-11-19')).toBe(false);
  });

  it('begin with the day after today in the zone of the visitor', () => {
    const instant = Date.parse('2026-11-20T05:30:00Z');
    expect(dayOf(instant, PORTLAND)).toBe('2026-11-19');
    expect(dayOf(instant, 'Europe/Berlin')).toBe('2026-11-20');
  });
});

describe('the half-hours', () => {
  it('run from nine to half past three without the hour of noon', () => {
    expect([SLOTS[0], SLOTS.at(-1), SLOTS.length]).toEqual(['09:00', '15:30', 12]);
    expect([isSlot('10:30'), isSlot('12:00'), isSlot('')]).toEqual([true, false, false]);
  });

  it.each([
    ['before the clocks go back', '2026-10-30', PORTLAND, '2026-10-30T16:00:00.000Z'],
    ['after the clocks went back', '2026-11-02', PORTLAND, '2026-11-02T17:00:00.000Z'],
    ['before the clocks go forward', '2027-03-12', PORTLAND, '2027-03-12T17:00:00.000Z'],
    ['after the clocks went forward', '2027-03-15', PORTLAND, '2027-03-15T16:00:00.000Z'],
    ['on the day itself', '2026-11-01', PORTLAND, '2026-11-01T17:00:00.000Z'],
    ['on the other side of the date line', '2026-11-02', 'Pacific/Auckland', '2026-11-01T20:00:00.000Z'],
    ['in a zone of half an hour', '2026-11-02', 'Asia/Kolkata', '2026-11-02T03:30:00.000Z'],
  ])('are an instant %s', (_name, day, zone, instant) => {
    expect(at(day, '09:00', zone)).toBe(instant);
    expect([dayOf(Date.parse(instant), zone), slotOf(Date.parse(instant), zone)]).toEqual([day, '09:00']);
  });

  it('come in order and half an hour long on the day on which the clocks change', () => {
    const instants = SLOTS.map((slot) => instantOf('2027-03-14', slot, PORTLAND) ?? 0);
    expect((instants[1] ?? 0) - (instants[0] ?? 0)).toBe(MEETING);
    expect(instants).toEqual(instants.toSorted((a, b) => a - b));
  });

  it.each([
    ['', '09:00'],
    ['2026-11-24', ''],
    ['2026-13-45', '09:00'],
    ['<b>', '__proto__'],
  ])('are none for %j at %j', (day, slot) => {
    expect(instantOf(day, slot, PORTLAND)).toBeNull();
  });
});

describe('the words of a meeting', () => {
  it('are those of the drawing', () => {
    const start = instantOf('2026-11-24', '10:30', PORTLAND) ?? 0;
    expect(meetingHours(start, PORTLAND, 'en-US').replaceAll('\u202F', ' ')).toBe('10:30–11:00 AM');
    expect(zoneWords(start, PORTLAND, 'en-US')).toBe('Pacific Time (GMT−8)');
    expect(weekdayOf('2026-11-24', 'en-US')).toBe('Tue');
    expect(monthsOf('2026-11-20', '2026-11-30', 'en-US')).toBe('November 2026');
    expect(monthsOf('2026-11-23', '2026-12-01', 'en-US')).toBe('November–December 2026');
  });

  it('are a dash where there is no meeting', () => {
    expect([meetingHours(null, PORTLAND, 'en-US'), zoneWords(null, PORTLAND, 'en-US')]).toEqual(['—', '—']);
  });
});
