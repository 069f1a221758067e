import type { Storage } from '../core/storage/storage.ts';
import { matchRoute } from './route-table.ts';

/** A place that is older than this is not returned to: it may be somebody else's by now. */
const LIFETIME = 30 * 60_000;
const LONGEST = 2_048;

/**
 * A place of this app as path, query and hash; null for everything else. Only what resolves to this origin and to a
 * known route that is neither for signing in nor for coming back from a bank is a place to return to.
 */
export function safePath(saved: unknown, origin: string): string | null {
  if (typeof saved !== 'string' || saved.length > LONGEST) return null;
  let url: URL;
  try {
    url = new URL(saved, origin);
  } catch {
    return null;
  }
  if (url.origin !== origin) return null;
  const match = matchRoute(url.pathname);
  if (!match?.entry || match.entry.kind === 'auth' || match.entry.kind === 'oauth') return null;
  return url.pathname + url.search + url.hash;
}

/** Keeps the place where somebody had to sign in; what is no place to return to is not kept. */
export function keepReturnTo(storage: Storage, path: string, origin: string, now: number): void {
  const place = safePath(path, origin);
  if (place !== null) storage.set('returnTo', { path: place, at: now });
}

/** The kept place, while it is fresh. */
export function readReturnTo(storage: Storage, origin: string, now: number): string | null {
  const kept = storage.get('returnTo');
  if (!kept || now - kept.at > LIFETIME || kept.at > now) return null;
  return safePath(kept.path, origin);
}
