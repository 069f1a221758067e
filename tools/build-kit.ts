/**
 * `npm run build:kit`: the kit as the package that others embed, in `packages/ui-kit/dist`. `-- --pack` also writes the
 * tarball to publish beside it. `-- --check` fails when npm would refuse to publish it, or when a bundler, Node or
 * TypeScript would not find what `package.json` promises.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkPackage } from './kit/check.ts';
import { pack } from './kit/pack.ts';
import { writePackage } from './kit/package.ts';
import { KIT } from './kit/sources.ts';

const out = join(KIT, 'dist');
await writePackage(out);
console.log(`The package is in ${out}`);
if (process.argv.includes('--pack')) {
  const folder = join(KIT, 'dist-pack');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  console.log(`The tarball is ${pack(out, folder)}`);
}
if (process.argv.includes('--check')) {
  const problems = await checkPackage(out);
  if (problems.length > 0) {
    console.error(`The package does not hold what it promises:\n  ${problems.join('\n  ')}`);
    process.exit(1);
  }
  console.log('The package holds what it promises.');
}
