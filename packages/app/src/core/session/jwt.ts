/** Tokens as they are stored. The scripts of the HTML pages use this module before the app's code has loaded. */

/** The claims of a token, not validated. */
export type TokenClaims = Readonly<Record<string, unknown>>;

/** The time for which a stored token must still be valid to be used. */
const MIN_VALIDITY_MS = 30_000;

const isRecord = (value: unknown): value is TokenClaims =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Decodes the claims of a token without verifying it, which is the server's task; null when it is not a token. */
export function claimsOf(token: string): TokenClaims | null {
  const payload = token.split('.')[1];
  if (!payload) return null;
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isRecord(claims) ? claims : null;
  } catch {
    return null;
  }
}

/** Returns the claims of a token that is valid for a while; null when it is about to expire or no token. */
export function currentClaimsOf(token: string, now: number): TokenClaims | null {
  const claims = claimsOf(token);
  const end = claims?.['exp'];
  return typeof end === 'number' && end * 1_000 >= now + MIN_VALIDITY_MS ? claims : null;
}

/** Returns the user id of a token; null when it has none. */
export function subjectOf(token: string): string | null {
  const claims = claimsOf(token);
  const subject = claims?.['sub'] ?? claims?.['user_id'];
  return typeof subject === 'string' && subject !== '' ? subject : null;
}

/** Whether a value has the three parts of a token; anything else must not be sent in a header. */
export function isToken(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]+\.[\w-]+\.[\w-]*$/.test(value);
}
