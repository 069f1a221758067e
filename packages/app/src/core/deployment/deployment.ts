/** The build of the app that is deployed, as a tab sees it. */
export interface Deployment {
  /** Address of the entry of the tab's own build, which changes with every file of it; null during development. */
  readonly entry: string | null;
  /** Returns the address of the entry of the build that is deployed now; null where it can't be read. */
  readonly readEntry: () => Promise<string | null>;
  /** Calls `listener` when a file of the tab's build failed to load; returns a function that unsubscribes. */
  readonly onMissingChunk: (listener: () => void) => () => void;
  readonly reload: () => void;
}

/** The file that the build writes (`server/version-plugin.ts`). */
const VERSION_FILE = '/version.json';

const entryOf = (value: unknown): string | null =>
  typeof value === 'string' && value.startsWith('/assets/') ? value : null;

/** Creates the deployment that the browser sees. */
export const createDeployment = (): Deployment => ({
  entry: entryOf(document.querySelector('script[type="module"][src]')?.getAttribute('src')),
  readEntry: async () => {
    try {
      const response = await fetch(VERSION_FILE, { cache: 'no-store' });
      return response.ok ? entryOf(Reflect.get(Object(await response.json()) as object, 'entry')) : null;
    } catch {
      return null;
    }
  },
  onMissingChunk: (listener) => {
    globalThis.addEventListener('vite:preloadError', listener);
    return () => globalThis.removeEventListener('vite:preloadError', listener);
  },
  reload: () => location.reload(),
});
