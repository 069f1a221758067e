import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Paths that checks and builds read. Packages are copied completely, because files are added beside existing ones. */
const COPIED = [
  '.oxlintrc.json',
  '.oxfmtrc.json',
  '.storybook',
  'docs',
  'package.json',
  'pnpm-workspace.yaml',
  'tsconfig.base.json',
  'vitest.config.ts',
  'tools',
  'packages',
];
const OUTPUT = /[/\\](dist|coverage|test-results|playwright-report|\.vite)$/;

/** Copies the workspace, with a link to its dependencies, into a new temporary folder, which the caller deletes. */
export function copyWorkspace(): string {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-copy-'));
  for (const path of COPIED) {
    cpSync(join(root, path), join(folder, path), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !OUTPUT.test(source),
    });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}
