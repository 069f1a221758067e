import { describe, expect, it } from 'vitest';
import { linked, loggedOut } from '#core/events.ts';
import { lastLinkedAcknowledged, lastLinkedReducer, selectLastLinked } from './last-linked-slice.ts';

const LINK = { kind: 'accounting', connectionId: 'c1' } as const;

describe('selectLastLinked', () => {
  it.each([
    ['it is acknowledged', lastLinkedAcknowledged()],
    ['the session ends', loggedOut('user')],
  ])('returns the last link until %s', (_name, action) => {
    const state = lastLinkedReducer(undefined, linked(LINK));
    expect(selectLastLinked({ lastLinked: state })).toEqual(LINK);
    expect(selectLastLinked({ lastLinked: lastLinkedReducer(state, action) })).toBeNull();
  });
});
