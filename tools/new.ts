/**
 * `npm run new -- element|feature|demo|call <name>`: writes the files of a new element, feature, app of the demo or call,
 * in a form that passes all checks.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CALL_USAGE, callFiles } from './new/call.ts';
import { demoFiles } from './new/demo.ts';
import { elementFiles } from './new/element.ts';
import { featureFiles } from './new/feature.ts';
import { GeneratorError, type Generated } from './new/names.ts';

const root = join(import.meta.dirname, '..');
const [kind = '', name = '', ...callArguments] = process.argv.slice(2);

function generate(): Generated | null {
  const isName = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name);
  if (kind === 'element' && isName) return elementFiles(name, root);
  if (kind === 'feature' && isName) return featureFiles(name, root);
  if (kind === 'demo' && isName) return demoFiles(name, root);
  if (kind === 'call' && /^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/.test(name)) return callFiles(name, callArguments, root);
  return null;
}

/** Prints why nothing is written, and exits. */
function refuse(reason: string): never {
  console.error(`Nothing was written: ${reason}`);
  process.exit(1);
}

let generated: Generated | null;
try {
  generated = generate();
} catch (error) {
  if (!(error instanceof GeneratorError)) throw error;
  refuse(error.message);
}
if (!generated) {
  console.error(`Use: npm run new -- element|feature|demo name-in-kebab-case\n     ${CALL_USAGE}`);
  process.exit(1);
}
const { files, updates = {}, next } = generated;
const existing = Object.keys(files).filter((path) => existsSync(join(root, path)));
if (existing.length > 0) refuse(`${existing.join(', ')} already exists.`);
const allFiles = { ...files, ...updates };
for (const [path, text] of Object.entries(allFiles)) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  console.log(path);
}
const oxfmt = join(root, 'node_modules/.bin/oxfmt');
if (existsSync(oxfmt)) execFileSync(oxfmt, Object.keys(allFiles), { cwd: root, stdio: 'ignore' });
console.log(`\nNext:\n${next.map((line) => `- ${line}`).join('\n')}`);
