import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, defaultClientConditions, type Rolldown } from 'vite';

/** The scripts that are part of the HTML, because a file would take another round trip before the first paint. */
export interface BootScripts {
  /** Runs in the head. */
  readonly beforePaint: string;
  /** Runs behind the prerendered markup. */
  readonly afterMarkup: string;
  /** Runs after it on the dashboard. */
  readonly dashboardSummary: string;
}

const source = (path: string): string => fileURLToPath(new URL(`../src/boot/${path}`, import.meta.url));

async function bundle(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['plinth-source', ...defaultClientConditions] },
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
  const [beforePaint, afterMarkup, dashboardSummary] = await Promise.all([
    bundle('before-paint.ts'),
    bundle('after-markup.ts'),
    bundle('dashboard-summary.ts'),
  ]);
  return { beforePaint, afterMarkup, dashboardSummary };
}

/** Returns the source by which a content security policy allows a script. */
export const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Returns the sources by which a content security policy allows the scripts. */
export function hashesOf(scripts: BootScripts): readonly string[] {
  return Object.values(scripts).map(hashOf);
}
