import { describe, expect, it } from 'vitest';
import { formatMeetingTime, formatMeetingZone, formatMonths, formatWeekday } from './format-meeting.ts';
import { instantOf } from './meeting-slots.ts';

const PORTLAND = 'America/Los_Angeles';

describe('meeting formats', () => {
  it('show the hours, the time zone, the weekday and the months', () => {
    const start = instantOf('2026-11-24', '10:30', PORTLAND) ?? 0;
    expect(formatMeetingTime(start, PORTLAND, 'en-US').replaceAll('\u202F', ' ')).toBe('10:30–11:00 AM');
    expect(formatMeetingZone(start, PORTLAND, 'en-US')).toBe('Pacific Time (GMT−8)');
    expect(formatWeekday('2026-11-24', 'en-US')).toBe('Tue');
    expect(formatMonths('2026-11-20', '2026-11-30', 'en-US')).toBe('November 2026');
    expect(formatMonths('2026-11-23', '2026-12-01', 'en-US')).toBe('November–December 2026');
  });

  it('are a dash without a meeting', () => {
    expect([formatMeetingTime(null, PORTLAND, 'en-US'), formatMeetingZone(null, PORTLAND, 'en-US')]).toEqual([
      '—',
      '—',
    ]);
  });
});
