import { describe, expect, it } from 'vitest';
import { OWNER, tokenOf } from '#testing/world.ts';
import { isSessionOf, type AuthState } from './auth-slice.ts';

describe('isSessionOf', () => {
  const signedIn: AuthState = { status: 'signedIn', user: OWNER, claims: 'idle' };

  it.each([
    ['a token of the same user', tokenOf(OWNER, 7), true],
    ['a token of another user', tokenOf({ ...OWNER, uid: 'u2' }, 1), false],
    ['no token', null, false],
  ])('matches a signed-in session against %s', (_name, token, expected) => {
    expect(isSessionOf({ auth: signedIn }, token)).toBe(expected);
  });
});
