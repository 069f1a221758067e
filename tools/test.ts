/**
 * `npm test`: runs every check and test, the cheapest first, and stops at the first part that fails. Parts that mostly
 * wait run in parallel with others. `-- --only static,unit,e2e` runs some groups.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { requireChromium } from './lib/chromium-install.ts';
import { run, runQuietly } from './lib/run.ts';
import { timesFile, type PartTime } from './project/figures.ts';

interface Part {
  readonly group: 'static' | 'unit' | 'e2e';
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Parts that run one after the other, in parallel with this one. */
  readonly beside?: readonly Part[];
}

const root = join(import.meta.dirname, '..');
const node = (...args: string[]): [string, ...string[]] => [
  process.execPath,
  '--disable-warning=ExperimentalWarning',
  ...args,
];

const PARTS: readonly Part[] = [
  { group: 'static', name: 'generated files', command: node(join(root, 'tools/gen.ts'), '--check') },
  { group: 'static', name: 'format', command: ['oxfmt', '--check'] },
  { group: 'static', name: 'types', command: ['tsc', '--noEmit', '-p', 'tsconfig.json'] },
  { group: 'static', name: 'lint', command: ['oxlint'] },
  {
    group: 'static',
    name: 'styles',
    command: ['stylelint', 'packages/{ui-kit,app,mocks}/src/**/*.{css,ts}', '.storybook/**/*.css'],
  },
  { group: 'static', name: 'boundaries', command: node(join(root, 'tools/boundaries/check.ts')) },
  { group: 'static', name: 'dead code', command: ['knip'] },
  { group: 'static', name: 'package', command: node(join(root, 'tools/build-kit.ts'), '--check') },
  {
    group: 'unit',
    name: 'unit tests',
    command: ['vitest', 'run', '--project', 'node', '--maxWorkers', '1'],
    beside: [
      { group: 'unit', name: 'element tests', command: ['vitest', 'run', '--project', 'browser'] },
      { group: 'unit', name: 'stories', command: ['vitest', 'run', '--project', 'storybook'] },
    ],
  },
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

const times: PartTime[] = [];

const ENVIRONMENT = { CI: 'true', STORYBOOK_DISABLE_TELEMETRY: '1' };

/** Records the duration of a part, and returns the line that reports its result. */
function reportResult(name: string, code: number, since: number): string {
  const seconds = (performance.now() - since) / 1000;
  times.push({ name, seconds });
  return code === 0 ? `✓ ${name} ${seconds.toFixed(1)} s` : `✗ ${name} failed after ${seconds.toFixed(1)} s`;
}

/** Runs the parts in order until one fails; returns whether all passed, a line for each and the output of a failure. */
async function runQuietlyInOrder(parts: readonly Part[]): Promise<{ passed: boolean; output: string }> {
  let output = '';
  for (const { name, command } of parts) {
    const since = performance.now();
    const result = await runQuietly(command[0], command.slice(1), ENVIRONMENT);
    const report = reportResult(name, result.code, since);
    if (result.code !== 0) return { passed: false, output: `${output}\n▸ ${name}\n${result.output}${report}\n` };
    output += `${report}\n`;
  }
  return { passed: true, output };
}

/**
 * Runs a part, and in parallel those beside it; returns whether all passed. Those beside it print after the part has
 * ended, so that outputs don't mix, and their output only if one of them failed, so that a failure comes last.
 */
async function runPart({ name, command, beside = [] }: Part): Promise<boolean> {
  const since = performance.now();
  console.log(`\n▸ ${[name, ...beside.map((part) => part.name)].join(', beside it ')}`);
  const others = runQuietlyInOrder(beside);
  const code = await run(command[0], command.slice(1), ENVIRONMENT);
  const result = reportResult(name, code, since);
  const { passed, output } = await others;
  if (output) console.log(output);
  console.log(result);
  return passed && code === 0;
}

for (const part of chosen) if (!(await runPart(part))) process.exit(1);
console.log('');
for (const { name, seconds } of times) console.log(`✓ ${name.padEnd(20)}${seconds.toFixed(1).padStart(8)} s`);
if (!only) {
  const file = timesFile(root);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(times));
}
