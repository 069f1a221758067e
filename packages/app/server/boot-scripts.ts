import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

/** The scripts that are part of the HTML, because a file would take another round trip before the first paint. */
export interface BootScripts {
  /** Runs in the head. */
  readonly beforePaint: string;
  /** Runs behind the prerendered markup. */
  readonly afterMarkup: string;
}

const source = (path: string): string => fileURLToPath(new URL(`../src/boot/${path}`, import.meta.url));

async function bundle(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: source(entry), formats: ['iife'], name: 'boot' },
      rolldownOptions: { output: { strict: false } },
    },
  });
  const [output] = result as Rolldown.RolldownOutput[];
  const chunk = output?.output[0];
  if (!chunk) throw new Error(`${entry} has no output.`);
  return chunk.code.trim();
}

/** Bundles the scripts. */
export async function bundleBootScripts(): Promise<BootScripts> {
  const [beforePaint, afterMarkup] = await Promise.all([bundle('before-paint.ts'), bundle('after-markup.ts')]);
  return { beforePaint, afterMarkup };
}

/** Returns the sources by which a content security policy allows the scripts. */
export function hashesOf({ beforePaint, afterMarkup }: BootScripts): readonly string[] {
  return [beforePaint, afterMarkup].map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
}
