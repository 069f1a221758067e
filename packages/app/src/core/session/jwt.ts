import * as v from 'valibot';

const Claims = v.record(v.string(), v.unknown());

/** Decodes the claims of a token without verifying it, which is the server's task; null when it is not a token. */
export function claimsOf(token: string): Readonly<Record<string, unknown>> | null {
  const payload = token.split('.')[1];
  if (!payload) return null;
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    );
    const parsed = v.safeParse(Claims, JSON.parse(new TextDecoder().decode(bytes)));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
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
