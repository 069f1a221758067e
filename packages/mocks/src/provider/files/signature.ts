import { fingerprint } from '#hash.ts';
import { MINUTE } from '#time.ts';

/** What an address allows: one method on one file, for a while. */
export interface Permission {
  readonly method: 'GET' | 'PUT';
  readonly key: string;
  /** Media type that a PUT must have; empty for a GET. */
  readonly type: string;
  /** Bytes that a PUT must have; empty for a GET. */
  readonly size: string;
  /** ISO 8601. */
  readonly expiresAt: string;
}

const HOLDS_MS = 15 * MINUTE;

/** Until when an address that is signed now works. */
export const expiryAt = (now: Date): string => new Date(now.getTime() + HOLDS_MS).toISOString();

/** The query of a signed address. Nothing is kept: the address says all, and its signature that the mock said it. */
export function signedQuery(permission: Permission): string {
  const { key, type, size, expiresAt } = permission;
  return new URLSearchParams({ key, type, size, expires: expiresAt, signature: signatureOf(permission) }).toString();
}

/** What a query allows now; `null` when it was not signed for this method, was changed, or is over. */
export function permissionOf(method: Permission['method'], query: URLSearchParams, now: Date): Permission | null {
  const text = (name: string): string => query.get(name) ?? '';
  const permission = { method, key: text('key'), type: text('type'), size: text('size'), expiresAt: text('expires') };
  if (signatureOf(permission) !== text('signature')) return null;
  return Date.parse(permission.expiresAt) > now.getTime() ? permission : null;
}

const signatureOf = ({ method, key, type, size, expiresAt }: Permission): string =>
  fingerprint(JSON.stringify([method, key, type, size, expiresAt]));
