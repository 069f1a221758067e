import * as v from 'valibot';

const Claims = v.record(v.string(), v.unknown());

/** The claims of a token, without verification: the server verifies, the app only reads. Null when it is none. */
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

/** Whose token it is; null when it does not say. */
export function subjectOf(token: string): string | null {
  const claims = claimsOf(token);
  const subject = claims?.['sub'] ?? claims?.['user_id'];
  return typeof subject === 'string' && subject !== '' ? subject : null;
}

/** A bearer token has three parts; anything else never goes into a header. */
export function isToken(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]+\.[\w-]+\.[\w-]*$/.test(value);
}
