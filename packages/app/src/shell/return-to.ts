import { matchRoute } from '#core/routes/match.ts';
import type { Storage } from '#core/storage/storage.ts';
import { pageOf } from './page-registry.ts';

/** An older path is ignored: another user may be using the browser by now. */
const LIFETIME_MS = 30 * 60_000;
const MAX_LENGTH = 2_048;

/**
 * Validates a saved path and returns it as path, query and hash; null when it is invalid. It must resolve to this
 * origin and to a known page that is not for signing in or for a return from a bank or a platform.
 */
export function safePath(saved: unknown, origin: string): string | null {
  if (typeof saved !== 'string' || saved.length > MAX_LENGTH) return null;
  let url: URL;
  try {
    url = new URL(saved, origin);
  } catch {
    return null;
  }
  if (url.origin !== origin) return null;
  const kind = pageOf(matchRoute(url.pathname))?.entry.kind;
  if (kind === undefined || kind === 'auth' || kind === 'oauth') return null;
  return url.pathname + url.search + url.hash;
}

/** Saves the path at which a user had to sign in, if it is valid. */
export function saveReturnTo(storage: Storage, path: string, origin: string, now: number): void {
  const validPath = safePath(path, origin);
  if (validPath !== null) storage.set('returnTo', { path: validPath, at: now });
}

/** Returns the saved path; null when it is invalid or has expired. */
export function readReturnTo(storage: Storage, origin: string, now: number): string | null {
  const saved = storage.get('returnTo');
  if (!saved || now - saved.at > LIFETIME_MS || saved.at > now) return null;
  return safePath(saved.path, origin);
}
