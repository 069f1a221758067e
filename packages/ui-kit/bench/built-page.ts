import { join } from 'node:path';
import { minifyTemplates } from '@plinth/build/minify-templates';
import { chromium, type LaunchOptions, type Page } from 'playwright';
import { build, defaultClientConditions, preview, type Plugin } from 'vite';
import type { Rounds } from './page/rounds.ts';

/** Median times of the kit and of its baseline, in milliseconds. */
export interface Comparison {
  readonly kit: number;
  readonly bare: number;
}

/** Returns the median. */
export function median(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('Nothing was measured.');
  return middle;
}

/** Returns the median of each side's rounds. */
export const compareMedians = ({ kit, bare }: Rounds): Comparison => ({ kit: median(kit), bare: median(bare) });

/** The HTML of an empty page that loads the script of its folder. */
const PAGE_HTML = `<!doctype html>
<html lang="en" dir="ltr" data-skin="light">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Bench</title>
    <link rel="icon" href="data:," />
  </head>
  <body>
    <script type="module" src="./page.ts"></script>
  </body>
</html>
`;

/** Returns a plugin that serves {@link PAGE_HTML} as the `index.html` of the root. */
const createPagePlugin = (root: string): Plugin => {
  const page = join(root, 'index.html');
  return {
    name: 'plinth-bench-page',
    enforce: 'pre',
    resolveId: (id) => (id === page ? id : null),
    load: (id) => (id === page ? PAGE_HTML : null),
  };
};

/**
 * Builds a page with the settings of a host page, opens it in Chromium and runs the measurement on it.
 * @param name the name of the page's folder beside this file.
 * @param cache a folder for the built page.
 * @param launch the options that start Chromium on this machine.
 * @param plugins more plugins of the build.
 * @returns The result of the measurement.
 */
export async function measureBuiltPage<Result>(
  name: string,
  cache: string,
  launch: LaunchOptions,
  measure: (page: Page) => Promise<Result>,
  plugins: readonly Plugin[] = [],
): Promise<Result> {
  const root = join(import.meta.dirname, name);
  const sharedConfig = {
    root,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    build: { outDir: join(cache, `kit-${name}`), emptyOutDir: true },
  } as const;
  await build({
    ...sharedConfig,
    plugins: [createPagePlugin(root), minifyTemplates(), ...plugins],
    resolve: { conditions: ['plinth-source', ...defaultClientConditions] },
  });
  const server = await preview({ ...sharedConfig, preview: { host: '127.0.0.1', port: 0 } });
  const browser = await chromium.launch({ ...launch, args: [...(launch.args ?? []), '--js-flags=--expose-gc'] });
  try {
    const context = await browser.newContext({ viewport: { width: 1500, height: 800 } });
    const page = await context.newPage();
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    return await measure(page);
  } finally {
    await Promise.all([browser.close(), server.close()]);
  }
}
