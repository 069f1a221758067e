import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, defaultClientConditions, type Rolldown } from 'vite';
import { leanBuild } from '../../../tools/lib/lean-build.ts';

/** What a page fetches for a part of the kit, Lit included: bytes after brotli at quality 11. */
export interface KitBytes {
  readonly button: number;
  /** The elements that `entries/form-set.ts` names. */
  readonly formSet: number;
  /** Until the first rows, without Lit. */
  readonly grid: number;
  /** What the grid fetches when it is asked for. */
  readonly gridLater: number;
}

const LIT = [/^lit(?:$|\/)/u, /^@lit\//u];

/** The chunks that come with an entry at once, and those that are fetched later. */
async function bytesOf(entry: string, external: readonly RegExp[] = []): Promise<{ readonly atOnce: number; readonly later: number }> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    plugins: leanBuild(),
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['plinth-source', ...defaultClientConditions] },
    build: {
      write: false,
      minify: true,
      lib: { entry: join(import.meta.dirname, 'entries', entry), formats: ['es'] },
      // A library build keeps an ES module's white space; a page is served without it.
      rolldownOptions: { external: [...external], output: { minify: true } },
    },
  });
  const chunks = (output as Rolldown.RolldownOutput[]).flatMap((each) => each.output).filter((each) => each.type === 'chunk');
  const atOnce = new Set<string>();
  const add = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (!chunk || atOnce.has(chunk.fileName)) return;
    atOnce.add(chunk.fileName);
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name));
  };
  add(chunks.find(({ isEntry }) => isEntry));
  // Node's default quality is 11, the highest.
  const weight = (isAtOnce: boolean): number =>
    chunks.filter(({ fileName }) => atOnce.has(fileName) === isAtOnce).reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0);
  return { atOnce: weight(true), later: weight(false) };
}

/** Builds each part by itself, as a host page would, and weighs it. */
export async function measureKitBytes(): Promise<KitBytes> {
  const [button, formSet, grid] = [await bytesOf('button.ts'), await bytesOf('form-set.ts'), await bytesOf('data-grid.ts', LIT)];
  return { button: button.atOnce, formSet: formSet.atOnce, grid: grid.atOnce, gridLater: grid.later };
}
