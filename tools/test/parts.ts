import { join } from 'node:path';

/** A part of the tests: one command. */
export interface Part {
  readonly group: 'static' | 'unit' | 'e2e';
  /**
   * When it runs: `first` in `npm test`, `rest` in `npm run test:all` only, which runs the first ones before. The others
   * need the build in both.
   */
  readonly level: 'first' | 'rest' | 'both';
  readonly name: string;
  readonly command: Command;
  /**
   * The mode in which it runs; without one, it runs alone. Parts that use one core run two at a time (`pair`), those
   * that don't mind being slow one after another at the lowest priority, beside all parts after them (`background`).
   */
  readonly mode?: 'pair' | 'background';
}

/** A program and its arguments. */
export type Command = readonly [string, ...string[]];

const root = join(import.meta.dirname, '../..');

/** A script of `tools`, on the Node that runs this one. */
const script = (path: string, ...args: string[]): Command => [
  process.execPath,
  '--disable-warning=ExperimentalWarning',
  join(root, 'tools', path),
  ...args,
];
const vitest = (...args: string[]): Command => ['vitest', 'run', ...args];
const playwrightWith =
  (config: string) =>
  (...args: string[]): Command => ['playwright', 'test', '-c', `packages/app/${config}`, ...args];
const playwright = playwrightWith('playwright.config.ts');
/** Builds the app without the mock itself, and serves the mock as the provider's server. */
const playwrightWithProvider = playwrightWith('playwright.provider.config.ts');

/** The tag of the end-to-end tests that `npm test` runs; CONTRIBUTING.md says which ones have it. */
const JOURNEY = '@journey';
/** The tag of the one that it also runs with the provider's server. */
const MAIN_JOB = '@main-job';

const build = script('build.ts');

/** The parts of `npm test` and `npm run test:all`, the cheapest first. */
export const PARTS: readonly Part[] = [
  { group: 'static', level: 'first', name: 'generated files', command: script('gen.ts', '--check') },
  { group: 'static', level: 'first', name: 'format', command: ['oxfmt', '--check'] },
  // These two use every core themselves.
  { group: 'static', level: 'first', name: 'lint', command: ['oxlint'] },
  { group: 'static', level: 'first', name: 'types', command: ['tsc', '--noEmit', '-p', 'tsconfig.json'] },
  {
    group: 'static',
    level: 'first',
    name: 'styles',
    command: ['stylelint', 'packages/{ui-kit,docs,app,mocks}/{src,new}/**/*.{css,ts}', '.storybook/**/*.css'],
    mode: 'pair',
  },
  { group: 'static', level: 'first', name: 'boundaries', command: script('boundaries/check.ts'), mode: 'pair' },
  { group: 'static', level: 'first', name: 'dead code', command: ['knip'], mode: 'pair' },
  { group: 'static', level: 'first', name: 'sizes', command: script('kit-bytes.ts'), mode: 'pair' },
  {
    group: 'unit',
    level: 'first',
    name: 'unit tests',
    command: vitest('--project', 'node', '--project', 'tools', '--maxWorkers', '1'),
    mode: 'background',
  },
  {
    group: 'unit',
    level: 'first',
    name: 'element tests',
    command: vitest('--project', 'browser', '--project', 'own-page'),
    mode: 'pair',
  },
  { group: 'unit', level: 'first', name: 'stories', command: vitest('--project', 'storybook'), mode: 'pair' },
  { group: 'unit', level: 'first', name: 'app in the browser', command: vitest('--project', 'app'), mode: 'pair' },
  // Before the proofs, which may read the built package.
  { group: 'static', level: 'rest', name: 'package', command: script('build-kit.ts', '--check') },
  {
    group: 'unit',
    level: 'rest',
    name: 'proofs',
    command: vitest('--project', 'proofs', '--maxWorkers', '1'),
    mode: 'pair',
  },
  {
    group: 'unit',
    level: 'rest',
    name: 'element proofs',
    command: vitest('--project', 'element-proofs'),
    mode: 'pair',
  },
  {
    group: 'unit',
    level: 'rest',
    name: 'app with every fault',
    command: vitest('--project', 'faults', '--project', 'faults-development', '--maxWorkers', '1'),
    mode: 'pair',
  },
  { group: 'e2e', level: 'both', name: 'build', command: build },
  { group: 'e2e', level: 'first', name: 'journeys', command: playwright('--grep', JOURNEY) },
  {
    group: 'e2e',
    level: 'first',
    name: 'main job with a provider',
    command: playwrightWithProvider('--grep', MAIN_JOB),
  },
  { group: 'e2e', level: 'rest', name: 'end to end', command: playwright('--grep-invert', JOURNEY) },
  {
    group: 'e2e',
    level: 'rest',
    name: 'end to end, provider',
    command: playwrightWithProvider('--grep-invert', MAIN_JOB),
  },
];

/** The names of the groups, for `--only`. */
export const GROUPS: readonly string[] = [...new Set(PARTS.map(({ group }) => group))];

/** The options of `partsOf`. */
export interface Selection {
  /** `first` for `npm test`, `all` for `npm run test:all`, `rest` for what the second adds to the first. */
  readonly level: 'first' | 'all' | 'rest';
  /** Limits the parts to these groups. */
  readonly only?: readonly string[] | undefined;
}

/** Returns the parts of a run in their order: all of `npm test` come before the rest. */
export function partsOf({ level, only }: Selection): readonly Part[] {
  const inGroups = PARTS.filter(({ group }) => !only || only.includes(group));
  const first = inGroups.filter((part) => part.level !== 'rest');
  const rest = inGroups.filter((part) => part.level !== 'first');
  if (level === 'first') return first;
  if (level === 'rest') return rest;
  return [...first, ...rest.filter((part) => !first.includes(part))];
}

const escapeRegExp = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Returns the commands that run the tests of a file or, with a title, those tests of it that have it. */
export function commandsOf(file: string, title?: string): readonly Command[] {
  const pattern = title === undefined ? [] : [escapeRegExp(title)];
  if (/(^|\/)provider-[^/]+\.spec\.ts$/.test(file))
    return [playwrightWithProvider(file, ...pattern.flatMap((text) => ['--grep', text]))];
  return file.endsWith('.spec.ts')
    ? [build, playwright(file, ...pattern.flatMap((text) => ['--grep', text]))]
    : [vitest(file, ...pattern.flatMap((text) => ['-t', text]))];
}
