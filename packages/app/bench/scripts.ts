import type { Page } from '@playwright/test';
import { brotliSize } from './brotli-size.ts';

/** A script that a page has fetched: its file and its bytes after brotli. */
export interface Script {
  readonly file: string;
  readonly bytes: number;
}

/** What a page fetches while it is watched. */
export interface Traffic {
  /** The scripts so far, in the order in which they were asked for; waits for those under way, except of `held`. */
  readonly scripts: (held?: ReadonlySet<string>) => Promise<readonly Script[]>;
  /** Addresses of other hosts that were asked for, whether or not something answered. */
  readonly elsewhere: () => readonly string[];
}

/** Watches a page before its first address. */
export function watchTraffic(page: Page, origin: string): Traffic {
  const asked = new Map<string, Promise<Script>>();
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol === 'data:' || url.protocol === 'blob:') return;
    if (url.origin !== origin) {
      elsewhere.push(request.url());
      return;
    }
    const file = url.pathname.slice(1);
    if (!file.endsWith('.js') || asked.has(file)) return;
    asked.set(
      file,
      request.response().then(async (response) => {
        if (!response?.ok()) throw new Error(`${file} was not served.`);
        return { file, bytes: brotliSize(await response.body()) };
      }),
    );
    // Whoever asks for the scripts gets the failure; until then it is nobody's.
    asked.get(file)?.catch(() => undefined);
  });
  return {
    scripts: (held = new Set()) =>
      Promise.all([...asked].filter(([file]) => !held.has(file)).map(([, script]) => script)),
    elsewhere: () => elsewhere,
  };
}

/** Bytes of scripts together. */
export const bytesOf = (scripts: readonly Script[]): number => scripts.reduce((sum, { bytes }) => sum + bytes, 0);

/** The scripts of the second list that the first does not have. */
export function addedSince(before: readonly Script[], after: readonly Script[]): readonly Script[] {
  const known = new Set(before.map(({ file }) => file));
  return after.filter(({ file }) => !known.has(file));
}
