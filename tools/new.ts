/**
 * `npm run new -- element|feature|endpoint <name>`: the files of a new piece, with what every piece has, so that the
 * contract tests accept it and what is left to write is the piece itself.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { elementFiles } from './new/element.ts';
import { endpointFiles } from './new/endpoint.ts';
import { featureFiles } from './new/feature.ts';

const KINDS = { element: elementFiles, feature: featureFiles, endpoint: endpointFiles } as const;

const root = join(import.meta.dirname, '..');
const [kind = '', name = ''] = process.argv.slice(2);
const make = KINDS[kind as keyof typeof KINDS];
if (!make || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
  console.error('Use: npm run new -- element|feature|endpoint name-in-kebab-case');
  process.exit(1);
}
const { files, next } = make(name);
const taken = Object.keys(files).filter((path) => existsSync(join(root, path)));
if (taken.length > 0) {
  console.error(`Nothing was written: ${taken.join(', ')} is there already.`);
  process.exit(1);
}
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  console.log(relative(root, join(root, path)));
}
console.log(`\nNext:\n${next.map((line) => `- ${line}`).join('\n')}`);
