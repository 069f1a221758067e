/**
 * `npm test`: runs every check and test, the cheapest first, and stops at the first part that fails. Parts that use one
 * core run two at a time; parts that can wait run in the time that the others leave. `-- --only static,unit,e2e` runs
 * some groups.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { requireChromium } from './lib/chromium-install.ts';
import { run, runInBackground, runQuietly } from './lib/run.ts';
import { timesFile, type PartTime } from './project/figures.ts';

interface Part {
  readonly group: 'static' | 'unit' | 'e2e';
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /**
   * How it runs; alone without a mode. Parts that use one core run two at a time (`pair`), those that don't mind being
   * slow one after another at the lowest priority, beside all parts after them (`background`).
   */
  readonly mode?: 'pair' | 'background';
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
    mode: 'pair',
  },
  {
    group: 'static',
    name: 'boundaries',
    command: node(join(root, 'tools/boundaries/check.ts')),
    mode: 'pair',
  },
  { group: 'static', name: 'dead code', command: ['knip'], mode: 'pair' },
  { group: 'static', name: 'sizes', command: node(join(root, 'tools/kit-bytes.ts')), mode: 'pair' },
  { group: 'static', name: 'package', command: node(join(root, 'tools/build-kit.ts'), '--check'), mode: 'background' },
  {
    group: 'unit',
    name: 'unit tests',
    command: ['vitest', 'run', '--project', 'node', '--maxWorkers', '1'],
    mode: 'background',
  },
  {
    group: 'unit',
    name: 'tests of the tools',
    command: ['vitest', 'run', '--project', 'tools', '--maxWorkers', '1'],
    mode: 'background',
  },
  {
    group: 'unit',
    name: 'element tests',
    command: ['vitest', 'run', '--project', 'browser'],
    mode: 'pair',
  },
  { group: 'unit', name: 'stories', command: ['vitest', 'run', '--project', 'storybook'], mode: 'pair' },
  { group: 'unit', name: 'app in the browser, with every fault', command: ['vitest', 'run', '--project', 'app'] },
  { group: 'e2e', name: 'build', command: node(join(root, 'tools/build.ts')) },
  { group: 'e2e', name: 'end to end', command: ['playwright', 'test', '-c', 'packages/app/playwright.config.ts'] },
];

const option = process.argv.indexOf('--only');
const only = option < 0 ? null : new Set((process.argv[option + 1] ?? '').split(','));
const groups = new Set<string>(PARTS.map(({ group }) => group));
const unknown = [...(only ?? [])].filter((name) => !groups.has(name));
if (unknown.length > 0) {
  console.error(
    `There is no group "${unknown.join('", "')}": --only takes ${[...groups].join(', ')}, or several of them with commas.`,
  );
  process.exit(1);
}
const chosen = PARTS.filter(({ group }) => !only || only.has(group));
if (chosen.some(({ group }) => group !== 'static') && !(await requireChromium())) process.exit(1);

const times: PartTime[] = [];

const ENVIRONMENT = { CI: 'true', STORYBOOK_DISABLE_TELEMETRY: '1' };

/** Records the duration of a part, and returns the line that reports its result. */
function reportResult(name: string, code: number, since: number): string {
  const seconds = (performance.now() - since) / 1000;
  times.push({ name, seconds });
  return code === 0 ? `✓ ${name} ${seconds.toFixed(1)} s` : `✗ ${name} failed after ${seconds.toFixed(1)} s`;
}

/** Reports of the parts that failed. When there is one, no other part starts. */
const failures: string[] = [];

/** Runs one part and prints its output as it arrives. */
async function runAlone({ name, command }: Part): Promise<void> {
  const since = performance.now();
  console.log(`\n▸ ${name}`);
  const code = await run(command[0], command.slice(1), ENVIRONMENT);
  const report = reportResult(name, code, since);
  if (code === 0) console.log(report);
  else failures.push(report);
}

/** Takes and runs one part after another, and prints the output of those that pass. */
async function runPending(pending: Part[], runCommand: typeof runQuietly): Promise<void> {
  const part = failures.length === 0 ? pending.shift() : undefined;
  if (!part) return;
  const since = performance.now();
  const { code, output } = await runCommand(part.command[0], part.command.slice(1), ENVIRONMENT);
  const report = `${output}${reportResult(part.name, code, since)}`;
  if (code === 0) console.log(report);
  else failures.push(report);
  await runPending(pending, runCommand);
}

/** Runs all parts; resolves when they have passed or one has failed. */
async function runParts(parts: readonly Part[]): Promise<void> {
  const background: Promise<void>[] = [];
  for (const { mode, group } of groupByMode(parts)) {
    const [first] = group;
    const names = group.map(({ name }) => name).join(', ');
    if (mode === 'background') {
      console.log(`\n▸ in the background: ${names}`);
      background.push(runPending([...group], runInBackground));
    } else if (mode === 'pair') {
      console.log(`\n▸ two at a time: ${names}`);
      const pending = [...group];
      await Promise.all([runPending(pending, runQuietly), runPending(pending, runQuietly)]);
    } else await runAlone(first);
    if (failures.length > 0) return;
  }
  await Promise.all(background);
}

/** Returns the parts in order, with those together that follow each other and have the same mode. */
function groupByMode(parts: readonly Part[]) {
  const groups: { readonly mode: Part['mode']; readonly group: [Part, ...Part[]] }[] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (part.mode && last?.mode === part.mode) last.group.push(part);
    else groups.push({ mode: part.mode, group: [part] });
  }
  return groups;
}

// What runs in the background is stopped when this process exits, which a signal alone doesn't make it do.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
await runParts(chosen);
for (const failure of failures) console.log(failure);
if (failures.length > 0) process.exit(1);
console.log('');
for (const { name, seconds } of times) console.log(`✓ ${name.padEnd(20)}${seconds.toFixed(1).padStart(8)} s`);
if (!only) {
  const file = timesFile(root);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(times));
}
