import { execFile } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** TypeScript's strictest settings, which also check the declarations of packages. */
const TSCONFIG = {
  compilerOptions: {
    module: 'NodeNext',
    target: 'es2023',
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipLibCheck: false,
    types: [],
  },
  files: ['index.ts'],
};

/** Reports modules that can't be loaded without a DOM, and class modules that register elements. */
const LOADER = `
const broken = [];
const load = async (entry) => import(entry).catch((error) => { broken.push(\`\${entry} does not load in Node: \${error.message}\`); });
for (const entry of process.argv.slice(1).filter((each) => !/\\/(define|react)\\//.test(each))) await load(entry);
if (globalThis.customElements?.get('plinth-button')) broken.push('a module that is not in define/ registers elements');
for (const entry of process.argv.slice(1)) await load(entry);
console.log(JSON.stringify(broken));`;

/** Returns the output of a program, whatever its exit code. */
async function outputOf(command: string, args: readonly string[], folder: string): Promise<string> {
  try {
    return (await execute(command, args, { cwd: folder, maxBuffer: 1e8 })).stdout;
  } catch (error) {
    if (error instanceof Error && 'stdout' in error && typeof error.stdout === 'string' && error.stdout !== '')
      return error.stdout;
    throw error;
  }
}

/**
 * Imports every entry of the package from another package, as TypeScript and as Node do.
 * @param folder the folder of the built package.
 * @param entries the typed entries, such as `./define/tabs`.
 * @param into a folder for the importing package.
 * @returns a line for each problem.
 */
export async function consumerProblems(folder: string, entries: readonly string[], into: string): Promise<string[]> {
  const scope = join(into, 'node_modules/@plinth');
  mkdirSync(scope, { recursive: true });
  symlinkSync(folder, join(scope, 'ui-kit'), 'junction');
  // The types for Vue extend declarations that exist only on a page with Vue.
  const specifiers = entries
    .filter((entry) => entry !== './types/vue')
    .map((entry) => entry.replace(/^\./, '@plinth/ui-kit'));
  writeFileSync(join(into, 'package.json'), JSON.stringify({ type: 'module', private: true }));
  writeFileSync(join(into, 'tsconfig.json'), JSON.stringify(TSCONFIG));
  writeFileSync(join(into, 'index.ts'), specifiers.map((each) => `import '${each}';`).join('\n'));
  const types = await outputOf('tsc', ['-p', into], into);
  const loadProblems = await outputOf(process.execPath, ['--input-type=module', '--eval', LOADER, ...specifiers], into);
  return [...types.split('\n').filter((line) => line.includes('error TS')), ...(JSON.parse(loadProblems) as string[])];
}
