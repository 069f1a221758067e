/** The pages of banks and platforms, built for the provider's server: in the app's build they are part of the mock. */
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { build, defaultClientConditions } from 'vite';
import { responseHeaders } from '../../packages/app/server/headers.ts';

const PAGES = ['agreement', 'bank', 'platform'];

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** The headers of the app's pages, which also fit these. */
const HEADERS = responseHeaders({ emulator: true, secure: false });

/** Builds the pages into a folder. */
export async function buildHostedPages(root: string, folder: string): Promise<void> {
  const app = join(root, 'packages/app');
  await build({
    configFile: false,
    root: app,
    // Selects the links of the server.
    mode: 'provider',
    logLevel: 'warn',
    publicDir: false,
    resolve: { conditions: ['plinth-source', ...defaultClientConditions] },
    build: {
      outDir: folder,
      emptyOutDir: true,
      // The policy forbids `data:` URLs and inline scripts.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: Object.fromEntries(PAGES.map((name) => [name, join(app, 'hosted', `${name}.html`)])),
        // On a slow machine, the command would print how long plugins took.
        checks: { bundlerTimings: false },
      },
    },
  });
}

/** Creates the function that returns the file of a URL's path, which has no `..`; null when there is none. */
export const readHostedFile =
  (folder: string) =>
  async (path: string): Promise<Response | null> => {
    const file = join(folder, path);
    const type = TYPES[extname(file)];
    if (type === undefined) return null;
    const bytes = await readFile(file).catch(() => null);
    return bytes && new Response(bytes, { headers: { ...HEADERS, 'Content-Type': type, 'Cache-Control': 'no-store' } });
  };
