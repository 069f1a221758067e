/**
 * `npm test`: everything that has to hold, cheapest first; it stops at the first part that fails.
 * `-- --only static,unit,e2e` runs parts of it.
 */
import { join } from 'node:path';
import { requireChromium } from './lib/chromium-install.ts';
import { run } from './lib/run.ts';

interface Part {
  readonly group: 'static' | 'unit' | 'e2e';
  readonly name: string;
  readonly command: readonly [string, ...string[]];
}

const root = join(import.meta.dirname, '..');
const node = (...args: string[]): [string, ...string[]] => [process.execPath, '--disable-warning=ExperimentalWarning', ...args];

const PARTS: readonly Part[] = [
  { group: 'static', name: 'generated files', command: node(join(root, 'tools/gen.ts'), '--check') },
  { group: 'static', name: 'types', command: ['tsc', '--noEmit', '-p', 'tsconfig.json'] },
  { group: 'static', name: 'lint', command: ['oxlint'] },
  { group: 'static', name: 'boundaries', command: node(join(root, 'tools/boundaries/check.ts')) },
  { group: 'static', name: 'dead code', command: ['knip'] },
  { group: 'static', name: 'package', command: node(join(root, 'tools/build-kit.ts'), '--check') },
  { group: 'unit', name: 'unit tests', command: ['vitest', 'run', '--project', 'node'] },
  { group: 'unit', name: 'element tests', command: ['vitest', 'run', '--project', 'browser'] },
  { group: 'unit', name: 'stories', command: ['vitest', 'run', '--project', 'storybook'] },
  { group: 'unit', name: 'fault matrix', command: ['vitest', 'run', '--project', 'faults'] },
  { group: 'e2e', name: 'build', command: node(join(root, 'tools/build.ts')) },
  { group: 'e2e', name: 'end to end', command: ['playwright', 'test', '-c', 'packages/app/playwright.config.ts'] },
];

const option = process.argv.indexOf('--only');
const only = option < 0 ? null : new Set((process.argv[option + 1] ?? '').split(','));
const chosen = PARTS.filter(({ group }) => !only || only.has(group));
if (chosen.length === 0) {
  console.error('--only takes static, unit, e2e, or several of them with commas.');
  process.exit(1);
}
if (chosen.some(({ group }) => group !== 'static') && !(await requireChromium())) process.exit(1);

const times: string[] = [];
for (const { name, command } of chosen) {
  const began = performance.now();
  console.log(`\n▸ ${name}`);
  const code = await run(command[0], command.slice(1), { CI: 'true', STORYBOOK_DISABLE_TELEMETRY: '1' });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  if (code !== 0) {
    console.error(`\n✗ ${name} failed after ${seconds} s`);
    process.exit(code);
  }
  times.push(`${name} ${seconds} s`);
}
console.log(`\n✓ ${times.join(' · ')}`);
