/**
 * `npm test`: runs every check and test, the cheapest first, and stops at the first part that fails. Parts that use one
 * core run two at a time. `-- --only static,unit,e2e` runs some groups.
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
  /** Uses one core: such parts that follow each other run two at a time. */
  readonly usesOneCore?: boolean;
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
    usesOneCore: true,
  },
  {
    group: 'static',
    name: 'boundaries',
    command: node(join(root, 'tools/boundaries/check.ts')),
    usesOneCore: true,
  },
  { group: 'static', name: 'dead code', command: ['knip'], usesOneCore: true },
  {
    group: 'static',
    name: 'package',
    command: node(join(root, 'tools/build-kit.ts'), '--check'),
    usesOneCore: true,
  },
  { group: 'static', name: 'sizes', command: node(join(root, 'tools/kit-bytes.ts')), usesOneCore: true },
  // The tests in the browser don't run beside each other: they check the focus and the pointer, and what happens in time.
  {
    group: 'unit',
    name: 'element tests',
    command: ['vitest', 'run', '--project', 'browser'],
    usesOneCore: true,
  },
  {
    group: 'unit',
    name: 'tests of the tools',
    command: ['vitest', 'run', '--project', 'tools', '--maxWorkers', '1'],
    usesOneCore: true,
  },
  {
    group: 'unit',
    name: 'unit tests',
    command: ['vitest', 'run', '--project', 'node', '--maxWorkers', '1'],
    usesOneCore: true,
  },
  { group: 'unit', name: 'stories', command: ['vitest', 'run', '--project', 'storybook'], usesOneCore: true },
  { group: 'unit', name: 'app in the browser, with every fault', command: ['vitest', 'run', '--project', 'app'] },
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

/** Runs one part and prints its output as it arrives; returns whether it passed. */
async function runPart({ name, command }: Part): Promise<boolean> {
  const since = performance.now();
  console.log(`\n▸ ${name}`);
  const code = await run(command[0], command.slice(1), ENVIRONMENT);
  console.log(reportResult(name, code, since));
  return code === 0;
}

/**
 * Runs parts two at a time, in order, until one fails; returns whether all passed. The output of each is printed when it
 * ends, that of a failure last.
 */
async function runInPairs(parts: readonly Part[]): Promise<boolean> {
  console.log(`\n▸ two at a time: ${parts.map(({ name }) => name).join(', ')}`);
  const pending = [...parts];
  const failures: string[] = [];
  const runPending = async (): Promise<void> => {
    const part = failures.length === 0 ? pending.shift() : undefined;
    if (!part) return;
    const since = performance.now();
    const { code, output } = await runQuietly(part.command[0], part.command.slice(1), ENVIRONMENT);
    const report = `${output}${reportResult(part.name, code, since)}`;
    if (code === 0) console.log(report);
    else failures.push(report);
    await runPending();
  };
  await Promise.all([runPending(), runPending()]);
  for (const failure of failures) console.log(failure);
  return failures.length === 0;
}

/** Returns the parts in order, with those together that run two at a time. */
function groupParts(parts: readonly Part[]): readonly (readonly Part[])[] {
  const groups: Part[][] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (part.usesOneCore && last?.[0]?.usesOneCore) last.push(part);
    else groups.push([part]);
  }
  return groups;
}

for (const parts of groupParts(chosen)) {
  const [first, second] = parts;
  if (!(first && !second ? await runPart(first) : await runInPairs(parts))) process.exit(1);
}
console.log('');
for (const { name, seconds } of times) console.log(`✓ ${name.padEnd(20)}${seconds.toFixed(1).padStart(8)} s`);
if (!only) {
  const file = timesFile(root);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(times));
}
