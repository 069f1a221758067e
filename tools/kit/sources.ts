import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The kit's folder in the workspace. */
export const KIT = join(import.meta.dirname, '../../packages/ui-kit');

/**
 * Matches modules that are not part of the package: tests, stories, their helpers, and the entries of the CDN bundle.
 */
const BESIDE = /\.(test|stories)\.tsx?$|^(testing|cdn)\//;

/** Returns the path of every module of the package, relative to `src`: `elements/tabs/tab.ts`. */
export function kitModules(): string[] {
  const source = join(KIT, 'src');
  return readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.d.ts'))
    .map((entry) => relative(source, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !BESIDE.test(path))
    .toSorted();
}
