/** Reads and creates tokens of the identity emulator: JWTs without a signature. */

/** The user whose token a call has. */
export interface TokenHolder {
  readonly uid: string;
  readonly email: string;
  readonly name: string | null;
  /** Seconds since 1970. */
  readonly issuedAt: number;
  /** Seconds since 1970. */
  readonly expiresAt: number;
  /** The claim with the customer's id (product.md#entities); null when the token has none. */
  readonly customerId: string | null;
}

/** The claims of a token. Times in seconds since 1970. */
export interface TokenClaims {
  readonly uid: string;
  readonly email: string;
  readonly issuedAt: number;
  readonly expiresAt: number;
  readonly name?: string;
  readonly customerId?: string;
}

const AUTHORIZATION_PATTERN = /^Bearer ([\w-]+)\.([\w-]+)\.[\w-]*$/;

/** Reads the holder of the token from an `Authorization` header; `null` when it is missing or unreadable. */
export function readHolder(authorization: string | null): TokenHolder | null {
  const payload = AUTHORIZATION_PATTERN.exec(authorization ?? '')?.[2];
  if (payload === undefined) return null;
  const claims = decodePart(payload);
  const { user_id: uid, email, name, iat, exp, plinth_id: customerId } = claims;
  if (typeof uid !== 'string' || typeof iat !== 'number' || typeof exp !== 'number') return null;
  return {
    uid,
    email: typeof email === 'string' ? email : '',
    name: typeof name === 'string' ? name : null,
    issuedAt: iat,
    expiresAt: exp,
    customerId: typeof customerId === 'string' ? customerId : null,
  };
}

/** Creates a token without a signature, as the emulator does, for tests and stories. */
export function createToken({ uid, email, issuedAt, expiresAt, name, customerId }: TokenClaims): string {
  const payload = {
    ...(name === undefined ? {} : { name }),
    ...(customerId === undefined ? {} : { plinth_id: customerId }),
    user_id: uid,
    sub: uid,
    email,
    iat: issuedAt,
    exp: expiresAt,
  };
  return `${encodePart({ alg: 'none', typ: 'JWT' })}.${encodePart(payload)}.`;
}

/** Encodes a part of a token. */
export function encodePart(value: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Decodes a part of a token; an unreadable one is empty. */
export function decodePart(part: string): Record<string, unknown> {
  try {
    const text = atob(part.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    return Object(JSON.parse(new TextDecoder().decode(bytes))) as Record<string, unknown>;
  } catch {
    return {};
  }
}
