import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PRODUCTION } from '@plinth/build/production';
import { build } from 'vite';
import { writeCdn } from './cdn.ts';
import { KIT } from './sources.ts';

/** An example page that uses the kit. */
export interface Example {
  /** Its folder in `packages/ui-kit/examples`. */
  readonly name: string;
  /** Names of the framework's Trusted Types policies, if it has any. */
  readonly policies: readonly string[];
}

export const EXAMPLES: readonly Example[] = [
  { name: 'html', policies: [] },
  { name: 'vue', policies: ['vue'] },
  { name: 'svelte', policies: ['svelte-trusted-html'] },
  { name: 'angular', policies: ['angular'] },
];

const SOURCES = join(KIT, 'examples');

/** Copies the page unchanged, with the files for a page without a build. */
async function copyPlain(out: string): Promise<void> {
  cpSync(join(SOURCES, 'html'), out, { recursive: true });
  copyFileSync(join(SOURCES, 'page.css'), join(out, 'page.css'));
  mkdirSync(join(out, 'plinth'), { recursive: true });
  await writeCdn(join(out, 'plinth'));
}

/** Builds an example with its framework's plug-in, which the example's `vite.config.ts` names. */
async function bundle(name: string, out: string): Promise<void> {
  const root = join(SOURCES, name);
  await build({
    root,
    base: './',
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    mode: 'production',
    resolve: { conditions: [...PRODUCTION.conditions] },
    // Fonts stay separate files, because the policy does not allow `data:`.
    build: {
      outDir: out,
      emptyOutDir: true,
      target: 'es2023',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  });
}

function npm(args: readonly string[], folder: string): void {
  execFileSync('npm', args, {
    cwd: folder,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}

/**
 * Installs the example for Next.js with a tarball of the kit, as another project does, and builds it. It is no part of
 * the workspace, because an installation would take hundreds of megabytes: its dependencies are downloaded here.
 * @param tarball the path of the packed kit.
 */
export function buildNextExample(out: string, tarball: string): void {
  rmSync(out, { recursive: true, force: true });
  cpSync(join(SOURCES, 'next'), out, { recursive: true });
  npm(['install', '--no-audit', '--no-fund', tarball], out);
  npm(['run', 'build'], out);
}

/** Builds each example into its own folder. */
export async function buildExamples(out: string): Promise<void> {
  rmSync(out, { recursive: true, force: true });
  for (const { name } of EXAMPLES) await (name === 'html' ? copyPlain(join(out, name)) : bundle(name, join(out, name)));
}
