/**
 * `npm run new -- element|feature|demo|call <name>`: copies the example of an element, a feature, an app of the demo or
 * a call to its place, under a new name, and prints the lines to add to other files.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyOf, KINDS, linesToAdd, pathsOfCopy } from './new/examples.ts';

const root = join(import.meta.dirname, '..');
// npm takes the first `--` of its command; without npm it is passed on.
const [kindName = '', name = ''] = process.argv.slice(2).filter((argument) => argument !== '--');
const kind = Object.hasOwn(KINDS, kindName) ? KINDS[kindName] : undefined;
if (!kind || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
  console.error(`Use: npm run new -- ${Object.keys(KINDS).join('|')} name-in-kebab-case`);
  process.exit(1);
}

const paths = pathsOfCopy(kind, name, root);
const existing = paths.map(([, path]) => path).find((path) => existsSync(join(root, path)));
if (existing !== undefined) {
  console.error(`Nothing was written: ${existing} already exists. See ${kind.guide}.`);
  process.exit(1);
}
for (const [from, path] of paths) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), copyOf(readFileSync(join(root, from), 'utf8'), name));
  console.log(path);
}
// A name of another length changes where lines break, and where imports are sorted.
const oxfmt = join(root, 'node_modules/.bin/oxfmt');
if (existsSync(oxfmt))
  execFileSync(
    oxfmt,
    paths.map(([, path]) => path),
    { cwd: root, stdio: 'ignore' },
  );
console.log(
  `\n${linesToAdd(readFileSync(join(root, kind.guide), 'utf8'), name)}\nThe other steps are in ${kind.guide}.`,
);
