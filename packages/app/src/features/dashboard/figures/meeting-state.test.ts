import { describe, expect, it } from 'vitest';
import { meetingStateOf } from './meeting-state.ts';

const NOW = Date.parse('2026-11-19T17:42:00Z');

describe('meetingStateOf', () => {
  it.each([
    ['2026-11-24T18:00:00Z', { status: 'ahead', daysUntil: 5 }],
    ['2026-11-19T18:42:01Z', { status: 'ahead', daysUntil: 0 }],
    ['2026-11-19T18:42:00Z', { status: 'soon', daysUntil: 0 }],
    ['2026-11-19T17:42:01Z', { status: 'soon', daysUntil: 0 }],
    ['2026-11-19T17:42:00Z', { status: 'past', daysUntil: 0 }],
    ['2026-11-17T18:00:00Z', { status: 'past', daysUntil: -2 }],
  ] as const)('of a meeting at %s is %j', (meetingAt, expected) =>
    expect(meetingStateOf(meetingAt, NOW, 'America/Los_Angeles')).toEqual({
      ...expected,
      start: Date.parse(meetingAt),
    }),
  );

  it('counts days in the time zone', () => {
    expect(meetingStateOf('2026-11-20T03:00:00Z', NOW, 'America/Los_Angeles')).toMatchObject({ daysUntil: 0 });
    expect(meetingStateOf('2026-11-20T03:00:00Z', NOW, 'UTC')).toMatchObject({ daysUntil: 1 });
  });

  it.each([null, 'next week'])('of %j is none', (meetingAt) =>
    expect(meetingStateOf(meetingAt, NOW)).toEqual({ status: 'none' }),
  );
});
