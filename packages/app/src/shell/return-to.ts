import { matchRoute } from '#core/routes/match.ts';
import type { Storage } from '#core/storage/storage.ts';
import { pageOf } from './page-registry.ts';

/** An older place is dropped: it may belong to another user by now. */
const LIFETIME_MS = 30 * 60_000;
const MAX_LENGTH = 2_048;

/**
 * A saved place as path, query and hash; null for everything that is none. It has to resolve to this origin and to a
 * known page that is neither for signing in nor for coming back from a bank or a platform.
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

/** Saves the place where a user had to sign in, unless it can't be returned to. */
export function saveReturnTo(storage: Storage, path: string, origin: string, now: number): void {
  const place = safePath(path, origin);
  if (place !== null) storage.set('returnTo', { path: place, at: now });
}

/** The saved place, while it is fresh. */
export function readReturnTo(storage: Storage, origin: string, now: number): string | null {
  const saved = storage.get('returnTo');
  if (!saved || now - saved.at > LIFETIME_MS || saved.at > now) return null;
  return safePath(saved.path, origin);
}
