import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { minifyTemplates } from '../lib/minify-templates.ts';
import { PRODUCTION } from './sources.ts';

/** Bytes after brotli at quality 11. */
export interface PageBytes {
  /** What a page fetches to begin with. */
  readonly atOnce: number;
  /** What it fetches when it is asked for. */
  readonly later: number;
}

/**
 * Builds a module as a host page builds what it imports, and weighs it.
 * @param external what is left out and not weighed.
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
      rolldownOptions: { input: entry, external: [...external] },
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
