import type { Page } from '@playwright/test';
import { brotliSize } from './brotli-size.ts';

/** A script that a page has loaded, with its size in bytes after Brotli. */
export interface Script {
  readonly file: string;
  readonly bytes: number;
}

/** The requests of a page. */
export interface Traffic {
  /** Returns the scripts so far in request order. Waits for pending ones, except those in `ignored`. */
  readonly scripts: (ignored?: ReadonlySet<string>) => Promise<readonly Script[]>;
  /** Returns the URLs requested from other hosts, whether or not they responded. */
  readonly otherHosts: () => readonly string[];
}

/** Records the requests of a page. Call it before the page's first navigation. */
export function recordTraffic(page: Page, origin: string): Traffic {
  const scriptRequests = new Map<string, Promise<Script>>();
  const otherHosts: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol === 'data:' || url.protocol === 'blob:') return;
    if (url.origin !== origin) {
      otherHosts.push(request.url());
      return;
    }
    const file = url.pathname.slice(1);
    if (!file.endsWith('.js') || scriptRequests.has(file)) return;
    scriptRequests.set(
      file,
      request.response().then(async (response) => {
        if (!response?.ok()) throw new Error(`${file} was not served.`);
        return { file, bytes: brotliSize(await response.body()) };
      }),
    );
    // Callers of `scripts` receive the failure; this only prevents an unhandled rejection.
    scriptRequests.get(file)?.catch(() => undefined);
  });
  return {
    scripts: (ignored = new Set()) =>
      Promise.all([...scriptRequests].filter(([file]) => !ignored.has(file)).map(([, script]) => script)),
    otherHosts: () => otherHosts,
  };
}

/** Returns the total size of scripts in bytes. */
export const bytesOf = (scripts: readonly Script[]): number => scripts.reduce((sum, { bytes }) => sum + bytes, 0);

/** Returns the scripts in `after` that are not in `before`. */
export function addedSince(before: readonly Script[], after: readonly Script[]): readonly Script[] {
  const known = new Set(before.map(({ file }) => file));
  return after.filter(({ file }) => !known.has(file));
}
