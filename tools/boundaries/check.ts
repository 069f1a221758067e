/**
 * Checks the import rules in the whole workspace. Fails when a package has no modules or none were read at all, because
 * an empty result proves nothing.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cruiseFolder } from './cruise.ts';

const root = join(import.meta.dirname, '../..');
const { modules, violations, distantImports } = await cruiseFolder(root);

const folders = readdirSync(join(root, 'packages')).filter((name) => existsSync(join(root, 'packages', name, 'src')));
const unread = folders.filter((name) => !modules.some((module) => module.startsWith(`packages/${name}/src/`)));
if (modules.length === 0 || unread.length > 0) {
  console.error(`Nothing was read of: ${unread.join(', ') || 'the workspace'}`);
  process.exit(1);
}

for (const { rule, comment, from, to } of violations) console.error(`${rule}: ${from} → ${to}\n  ${comment}`);
for (const { from, to } of distantImports) {
  console.error(
    `no-distant-relative-imports: ${from} → ${to}\n  Import another package by its name, and a distant module of the same package from its root: #core/context.ts.`,
  );
}
if (violations.length + distantImports.length > 0) process.exit(1);
console.log(`${modules.length} modules keep the boundaries.`);
