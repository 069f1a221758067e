import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { minifyTemplates } from './minify-templates.ts';
import { PRODUCTION } from './production.ts';

/** Sizes in bytes after brotli at quality 11. */
export interface PageBytes {
  /** Scripts that the page loads at start. */
  readonly atOnce: number;
  /** Scripts that the page loads on demand. */
  readonly later: number;
}

/** Vite's loader of modules on demand. A page has it once, whatever it loads. */
const LOADER = /vite\/preload-helper/u;

/**
 * Builds a module as a page that uses the kit would, and measures its size.
 * @param external modules that are left out of the build and not counted.
 */
export async function pageBytes(entry: string, external: readonly RegExp[] = []): Promise<PageBytes> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [minifyTemplates()],
    define: { ...PRODUCTION.define },
    resolve: { conditions: [...PRODUCTION.conditions] },
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: entry, external: [...external, LOADER] },
    },
  });
  const chunks = (output as Rolldown.RolldownOutput).output.filter((each) => each.type === 'chunk');
  const atOnce = new Set<string>();
  const add = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (!chunk || atOnce.has(chunk.fileName)) return;
    atOnce.add(chunk.fileName);
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name));
  };
  add(chunks.find(({ isEntry }) => isEntry));
  const weight = (isAtOnce: boolean): number =>
    chunks
      .filter(({ fileName }) => atOnce.has(fileName) === isAtOnce)
      .reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0);
  return { atOnce: weight(true), later: weight(false) };
}
