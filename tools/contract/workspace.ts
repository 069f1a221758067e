import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Folders that hold nothing that a person wrote. */
const NOT_WRITTEN = new Set([
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

/** A file of the workspace: its path from the root, with slashes, and its text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return NOT_WRITTEN.has(entry.name) ? [] : walk(join(folder, entry.name));
    return entry.isFile() ? [relative(root, join(folder, entry.name)).split(sep).join('/')] : [];
  });
}

let known: readonly string[] | undefined;

/** Every path of the workspace that matches, in order. */
export function pathsOf(pattern: RegExp): string[] {
  known ??= walk(root).toSorted();
  return known.filter((path) => pattern.test(path));
}

/** The text of one file. */
export function readPath(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** Every file whose path matches `pattern` and not `except`. */
export function filesOf(pattern: RegExp, except?: RegExp): SourceFile[] {
  return pathsOf(pattern)
    .filter((path) => !except?.test(path))
    .map((path) => ({ path, text: readPath(path) }));
}
