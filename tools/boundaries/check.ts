/**
 * Checks the import rules in the whole workspace. Fails when a package has no modules or none were read at all, because
 * an empty result proves nothing.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { cruiseFolder } from './cruise.ts';

const root = join(import.meta.dirname, '../..');
const { modules, violations } = await cruiseFolder(root);

const folders = readdirSync(join(root, 'packages')).filter((name) => existsSync(join(root, 'packages', name, 'src')));
const unread = folders.filter((name) => !modules.some((module) => module.startsWith(`packages/${name}/src/`)));
if (modules.length === 0 || unread.length > 0) {
  console.error(`Nothing was read of: ${unread.join(', ') || 'the workspace'}`);
  process.exit(1);
}

/**
 * Relative imports with `../../`, which are forbidden: other packages are imported by name, distant modules of the same
 * package from its root (`#core/context.ts`).
 */
const distantImports = modules
  .filter((module) => module.includes('/src/'))
  .flatMap((module) => {
    const text = readFileSync(join(root, module), 'utf8');
    return [...text.matchAll(/from '((?:\.\.\/){2,}[^']*)'/g)].map(
      ([, path]) => `${relative(root, join(root, module))} → ${path}`,
    );
  });

for (const { rule, from, to } of violations) console.error(`${rule}: ${from} → ${to}`);
for (const distantImport of distantImports) console.error(`no-distant-relative-imports: ${distantImport}`);
if (violations.length + distantImports.length > 0) process.exit(1);
console.log(`${modules.length} modules keep the boundaries.`);
