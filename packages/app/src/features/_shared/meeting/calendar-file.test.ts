import { describe, expect, it } from 'vitest';
import { createCalendarFile, type CalendarEvent } from './calendar-file.ts';

const NOW = Date.parse('2026-11-19T17:42:00Z');
const event = (change: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'lead-1@plinth',
  start: Date.parse('2026-11-24T18:00:00Z'),
  end: Date.parse('2026-11-24T18:30:00Z'),
  summary: 'Call with a Plinth specialist',
  description: '',
  ...change,
});
const linesOf = (change: Partial<CalendarEvent>) => createCalendarFile(event(change), 'Plinth', NOW).split('\r\n');

describe('createCalendarFile', () => {
  it('creates an event in UTC with CRLF line breaks', () => {
    expect(createCalendarFile(event({ description: 'We call you.' }), 'Plinth', NOW)).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Plinth//Meetings//EN',
        'METHOD:PUBLISH',
        'BEGIN:VEVENT',
        'UID:lead-1@plinth',
        'DTSTAMP:20261119T174200Z',
        'DTSTART:20261124T180000Z',
        'DTEND:20261124T183000Z',
        'SUMMARY:Call with a Plinth specialist',
        'DESCRIPTION:We call you.',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });

  it('omits an empty description', () => {
    expect(linesOf({}).some((line) => line.startsWith('DESCRIPTION'))).toBe(false);
  });

  it.each([
    ['a, b; c', String.raw`SUMMARY:a\, b\; c`],
    [String.raw`back\slash`, String.raw`SUMMARY:back\\slash`],
    ['two\nlines\r\nthree', String.raw`SUMMARY:two\nlines\nthree`],
    ['END:VEVENT\rEND:VCALENDAR', String.raw`SUMMARY:END:VEVENT\nEND:VCALENDAR`],
    ['tab\tand\u0000null', 'SUMMARY:tabandnull'],
    ['a: "b"', 'SUMMARY:a: "b"'],
  ])('escapes %j', (summary, line) => expect(linesOf({ summary })).toContain(line));

  it.each(['x'.repeat(200), 'ä'.repeat(100), 'مكالمة مع مختص '.repeat(12), '👩‍💼'.repeat(40)])(
    'folds long lines to 75 bytes without splitting characters: %s',
    (summary) => {
      const file = createCalendarFile(event({ summary }), 'Plinth', NOW);
      for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${summary}\r\n`);
    },
  );
});
