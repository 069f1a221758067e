/**
 * `npm run build:kit`: builds the kit as an npm package in `packages/ui-kit/dist`. `-- --pack` also writes the tarball
 * to publish. `-- --check` fails when npm would refuse to publish the package, or when a bundler, Node or TypeScript
 * can't resolve an entry of its `package.json`.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPackage } from './kit/check.ts';
import { pack } from './kit/pack.ts';
import { NOTICES_FILE, writePackage } from './kit/package.ts';
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
const isCheck = process.argv.includes('--check');
const notices = readFileSync(join(out, NOTICES_FILE), 'utf8');
if (!isCheck) writeFileSync(join(KIT, NOTICES_FILE), notices);
if (isCheck) {
  const problems = await checkPackage(out);
  if (!existsSync(join(KIT, NOTICES_FILE)) || readFileSync(join(KIT, NOTICES_FILE), 'utf8') !== notices)
    problems.push(`${NOTICES_FILE} is out of date: run \`npm run build:kit\`.`);
  if (problems.length > 0) {
    console.error(`The package has problems:\n  ${problems.join('\n  ')}`);
    process.exit(1);
  }
  console.log('The package has no problems.');
}
