import { fingerprint } from '#hash.ts';
import { MINUTE_MS } from '#time.ts';

/** The permission of a signed address: one method on one file, until it expires. */
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

const VALIDITY_MS = 15 * MINUTE_MS;

/** When an address that is signed now expires. */
export const expiryAt = (now: Date): string => new Date(now.getTime() + VALIDITY_MS).toISOString();

/** The query of a signed address. Nothing is stored: the address contains the permission and its signature. */
export function signedQuery(permission: Permission): string {
  const { key, type, size, expiresAt } = permission;
  return new URLSearchParams({ key, type, size, expires: expiresAt, signature: signatureOf(permission) }).toString();
}

/** The permission of a query; `null` when it was signed for another method, was changed, or has expired. */
export function permissionOf(method: Permission['method'], query: URLSearchParams, now: Date): Permission | null {
  const text = (name: string): string => query.get(name) ?? '';
  const permission = { method, key: text('key'), type: text('type'), size: text('size'), expiresAt: text('expires') };
  if (signatureOf(permission) !== text('signature')) return null;
  return Date.parse(permission.expiresAt) > now.getTime() ? permission : null;
}

const signatureOf = ({ method, key, type, size, expiresAt }: Permission): string =>
  fingerprint(JSON.stringify([method, key, type, size, expiresAt]));
