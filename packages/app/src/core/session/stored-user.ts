import * as v from 'valibot';
import type { Storage } from '#core/storage/storage.ts';
import type { IdentityUser } from './identity.ts';
import { currentClaimsOf, subjectOf } from './jwt.ts';
import { readUserClaims } from './user-claims.ts';

const text = v.fallback(v.nullish(v.string(), null), null);
const Claims = v.object({ name: text, email: text, picture: text });

/** Returns the user of the stored session: null without a session, undefined when only the identity provider knows. */
export type ReadStoredUser = () => IdentityUser | null | undefined;

/** Returns the user of a token, as the identity provider has signed it; null when it is expired or no token. */
function userOfToken(token: string, now: number): IdentityUser | null {
  const claims = currentClaimsOf(token, now);
  const uid = subjectOf(token);
  if (claims === null || uid === null) return null;
  const { name, email, picture } = v.parse(Claims, claims);
  return {
    uid,
    displayName: name,
    email,
    photoURL: picture,
    ...readUserClaims(claims),
  };
}

/**
 * Creates the function that reads the user of the stored session. With it, a reload shows the account before the identity
 * provider's code has loaded; the provider still has the last word.
 */
export const createStoredUserReader =
  (storage: Storage, now: () => number): ReadStoredUser =>
  () => {
    // An account whose registration is pending has to be registered first.
    if (storage.get('registration') !== null) return undefined;
    const token = storage.get('accessToken');
    return token === null ? null : (userOfToken(token, now()) ?? undefined);
  };
