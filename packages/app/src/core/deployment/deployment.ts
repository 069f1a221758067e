/** The build of the app that is deployed, as a tab sees it. */
export interface Deployment {
  /**
   * Addresses of the scripts in the HTML of the tab's own build, separated by spaces. One of them is another whenever a file of
   * the build has changed. Null during development.
   */
  readonly scripts: string | null;
  /** Returns those of the build that is deployed now; null where they can't be read. */
  readonly readScripts: () => Promise<string | null>;
  /** Calls `listener` when a file of the tab's build failed to load; returns a function that unsubscribes. */
  readonly onMissingChunk: (listener: () => void) => () => void;
  readonly reload: () => void;
}

/** The file that the build writes (`server/version-plugin.ts`). */
const VERSION_FILE = '/version.json';

const scriptsOf = (value: unknown): string | null =>
  typeof value === 'string' && value.startsWith('/assets/') ? value : null;

/** Creates the deployment that the browser sees. */
export const createDeployment = (): Deployment => ({
  scripts: scriptsOf(
    [...document.querySelectorAll('script[type="module"][src]')].map((script) => script.getAttribute('src')).join(' '),
  ),
  readScripts: async () => {
    try {
      const response = await fetch(VERSION_FILE, { cache: 'no-store' });
      return response.ok ? scriptsOf(Reflect.get(Object(await response.json()) as object, 'scripts')) : null;
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
