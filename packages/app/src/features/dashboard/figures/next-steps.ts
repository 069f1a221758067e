import type { MeetingState } from './meeting-state.ts';

/** A kind of account that a business links. */
export type AccountKind = 'bank' | 'accounting' | 'commerce';

/** A step from the application to the money. */
export type NextStep =
  /** `kind` is null when several kinds are missing. */
  | { readonly name: 'link'; readonly kind: AccountKind | null; readonly isBeforeMeeting: boolean }
  | { readonly name: 'book' }
  | { readonly name: 'meet'; readonly start: number }
  | { readonly name: 'sign'; readonly isBeforeMeeting: boolean }
  | { readonly name: 'receive' };

/** Returns the steps that are left, in order. What is done is not listed. */
export function nextSteps(missing: readonly AccountKind[], meeting: MeetingState): readonly NextStep[] {
  const isBeforeMeeting = meeting.status !== 'past';
  const [kind] = missing;
  const link: NextStep[] =
    kind === undefined ? [] : [{ name: 'link', kind: missing.length === 1 ? kind : null, isBeforeMeeting }];
  const meet: NextStep[] =
    meeting.status === 'past'
      ? []
      : meeting.status === 'none'
        ? [{ name: 'book' }]
        : [{ name: 'meet', start: meeting.start }];
  return [...link, ...meet, { name: 'sign', isBeforeMeeting }, { name: 'receive' }];
}
