import * as v from 'valibot';
import type { IdentityUser } from './identity.ts';
import { claimsOf, subjectOf } from './jwt.ts';
import { readUserClaims } from './user-claims.ts';

/** How long a token must still be valid to be used. */
const MIN_VALIDITY_MS = 30_000;

const text = v.fallback(v.nullish(v.string(), null), null);
const Claims = v.object({ exp: v.number(), name: text, email: text, picture: text });

/**
 * Returns the user of a stored token, as the identity provider has signed it; null when it is expired or no token. With
 * it, a reload shows the account before the identity provider's code has loaded; the provider still has the last word.
 */
export function userOfToken(token: string, now: number): IdentityUser | null {
  const claims = claimsOf(token);
  const uid = subjectOf(token);
  const parsed = v.safeParse(Claims, claims);
  if (!parsed.success || uid === null || parsed.output.exp * 1_000 < now + MIN_VALIDITY_MS) return null;
  const { name, email, picture } = parsed.output;
  return {
    uid,
    displayName: name,
    email,
    photoURL: picture,
    ...readUserClaims(claims),
  };
}
