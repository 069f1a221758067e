import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, defaultClientConditions, type Rolldown } from 'vite';

/** What a page fetches for a part of the kit, Lit included: bytes after brotli at quality 11. */
export interface KitBytes {
  readonly button: number;
  /** The elements that `entries/form-set.ts` names. */
  readonly formSet: number;
}

async function bytesOf(entry: string): Promise<number> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['plinth-source', ...defaultClientConditions] },
    build: {
      write: false,
      minify: true,
      lib: { entry: join(import.meta.dirname, 'entries', entry), formats: ['es'] },
      // A library build keeps an ES module's white space; a page is served without it.
      rolldownOptions: { output: { minify: true } },
    },
  });
  const chunks = (output as Rolldown.RolldownOutput[]).flatMap((each) => each.output).filter((each) => each.type === 'chunk');
  // Node's default quality is 11, the highest.
  return chunks.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0);
}

/** Builds each part by itself, as a host page would, and weighs it. */
export async function measureKitBytes(): Promise<KitBytes> {
  return { button: await bytesOf('button.ts'), formSet: await bytesOf('form-set.ts') };
}
