import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The kit's folder in the workspace. */
export const KIT = join(import.meta.dirname, '../../packages/ui-kit');

/** What the tests and stories need, and what is bundled; no modules of the package. */
const BESIDE = /\.(test|stories)\.tsx?$|^(testing|cdn)\//;

/** Every module of the package, as paths in `src`: `elements/tabs/tab.ts`. */
export function kitModules(): string[] {
  const source = join(KIT, 'src');
  return readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.d.ts'))
    .map((entry) => relative(source, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !BESIDE.test(path))
    .toSorted();
}

/** Settings of a build for production, whatever the environment of whoever builds says. */
export const PRODUCTION = {
  define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env.DEV': 'false', 'import.meta.env.PROD': 'true' },
  conditions: ['plinth-source', 'production', 'module', 'browser'],
} as const;
