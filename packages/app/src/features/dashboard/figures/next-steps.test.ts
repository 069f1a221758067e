import { describe, expect, it } from 'vitest';
import type { MeetingState } from './meeting-state.ts';
import { nextSteps, type AccountKind } from './next-steps.ts';

const AHEAD: MeetingState = { status: 'ahead', start: 1, daysUntil: 5 };
const PAST: MeetingState = { status: 'past', start: 1, daysUntil: -1 };

describe('nextSteps', () => {
  it.each<[string, readonly AccountKind[], MeetingState, readonly string[]]>([
    ['one kind is missing before the meeting', ['accounting'], AHEAD, ['link', 'meet', 'sign', 'receive']],
    ['everything is linked', [], AHEAD, ['meet', 'sign', 'receive']],
    ['the meeting is not booked', [], { status: 'none' }, ['book', 'sign', 'receive']],
    ['the meeting is over', ['bank'], PAST, ['link', 'sign', 'receive']],
  ])('are in order when %s', (_name, missing, meeting, names) =>
    expect(nextSteps(missing, meeting).map(({ name }) => name)).toEqual(names),
  );

  it('name the kind only when one is missing', () => {
    expect(nextSteps(['commerce'], AHEAD)[0]).toEqual({ name: 'link', kind: 'commerce', isBeforeMeeting: true });
    expect(nextSteps(['bank', 'commerce'], PAST)[0]).toEqual({ name: 'link', kind: null, isBeforeMeeting: false });
  });
});
