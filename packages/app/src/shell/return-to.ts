import type { Page } from '#core/pages/page.ts';
import type { Storage } from '#core/storage/storage.ts';

type FindPage = (pathname: string) => Page | null;

/** An older path is ignored: another user may be using the browser by now. */
const LIFETIME_MS = 30 * 60_000;
const MAX_LENGTH = 2_048;

/**
 * Validates a saved path and returns it as path, query and hash; null when it is invalid. It must resolve to this
 * origin and to a known page that is not for signing in.
 * @param find returns the page of a pathname.
 */
export function safePath(saved: unknown, origin: string, find: FindPage): string | null {
  if (typeof saved !== 'string' || saved.length > MAX_LENGTH) return null;
  let url: URL;
  try {
    url = new URL(saved, origin);
  } catch {
    return null;
  }
  if (url.origin !== origin) return null;
  const kind = find(url.pathname)?.entry.kind;
  if (kind === undefined || kind === 'auth') return null;
  return url.pathname + url.search + url.hash;
}

interface Options {
  readonly origin: string;
  readonly now: number;
  /** Returns the page of a pathname. */
  readonly find: FindPage;
  /** The user: on saving, whose session ended, or null for any; on reading, who has signed in. */
  readonly uid: string | null;
}

/** Saves the path at which a user had to sign in, if it is valid. */
export function saveReturnTo(storage: Storage, path: string, { origin, now, uid, find }: Options): void {
  const validPath = safePath(path, origin, find);
  if (validPath !== null) storage.set('returnTo', { path: validPath, at: now, uid });
}

/** Returns the saved path; null when it is invalid, has expired or belongs to another user. */
export function readReturnTo(storage: Storage, { origin, now, uid, find }: Options): string | null {
  const saved = storage.get('returnTo');
  if (!saved || (saved.uid !== null && saved.uid !== uid)) return null;
  if (now - saved.at > LIFETIME_MS || saved.at > now) return null;
  return safePath(saved.path, origin, find);
}
