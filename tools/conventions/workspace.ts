import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Folders without source files. */
const IGNORED_FOLDERS = new Set([
  'node_modules',
  'dist',
  'dist-pack',
  'storybook-static',
  'coverage',
  'test-results',
  'playwright-report',
  '.cache',
  '.git',
]);

/** A file of the workspace: its path relative to the root, with slashes, and its text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return IGNORED_FOLDERS.has(entry.name) ? [] : walk(join(folder, entry.name));
    return entry.isFile() ? [relative(root, join(folder, entry.name)).split(sep).join('/')] : [];
  });
}

let allPaths: readonly string[] | undefined;

/** Returns every path of the workspace that matches, sorted. */
export function pathsOf(pattern: RegExp): string[] {
  allPaths ??= walk(root).toSorted();
  return allPaths.filter((path) => pattern.test(path));
}

/** Reads a file. */
export function readPath(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** Returns every file whose path matches `pattern` and not `except`. */
export function filesOf(pattern: RegExp, except?: RegExp): SourceFile[] {
  return pathsOf(pattern)
    .filter((path) => !except?.test(path))
    .map((path) => ({ path, text: readPath(path) }));
}
