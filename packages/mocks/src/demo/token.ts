/** The demo's tokens: three parts without a secret, as the demo's accounts need no protection. */
import { decodePart, encodePart } from '#token.ts';

/** How long a token is valid (product.md#limits). */
export const TOKEN_LIFETIME_MS = 10 * 60 * 1_000;

/** The content of a token of the demo. */
export interface DemoToken {
  readonly userId: number;
  readonly kind: 'access' | 'refresh';
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  /** Distinguishes tokens that are issued at the same time. */
  readonly id: string;
}

const TOKEN_PATTERN = /^(?:Bearer )?[\w-]+\.([\w-]+)\.[\w-]*$/;

/** Creates a token. */
export function createDemoToken({ userId, kind, expiresAt, id }: DemoToken): string {
  const payload = { sub: String(userId), kind, exp: Math.floor(expiresAt / 1_000), jti: id };
  return `${encodePart({ alg: 'none', typ: 'JWT' })}.${encodePart(payload)}.`;
}

/** Reads a token or an `Authorization` header; null when it is missing or no token of the demo. */
export function readDemoToken(text: string | null): DemoToken | null {
  const { sub, kind, exp, jti } = decodePart(TOKEN_PATTERN.exec(text ?? '')?.[1] ?? '');
  if ((kind !== 'access' && kind !== 'refresh') || typeof exp !== 'number' || typeof jti !== 'string') return null;
  const userId = Number(sub);
  return Number.isSafeInteger(userId) ? { userId, kind, expiresAt: exp * 1_000, id: jti } : null;
}
