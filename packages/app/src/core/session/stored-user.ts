import * as v from 'valibot';
import type { IdentityUser } from './identity.ts';
import { currentClaimsOf, subjectOf } from './jwt.ts';
import { readUserClaims } from './user-claims.ts';

const text = v.fallback(v.nullish(v.string(), null), null);
const Claims = v.object({ name: text, email: text, picture: text });

/**
 * Returns the user of a stored token, as the identity provider has signed it; null when it is expired or no token. With
 * it, a reload shows the account before the identity provider's code has loaded; the provider still has the last word.
 */
export function userOfToken(token: string, now: number): IdentityUser | null {
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
