/**
 * `npm run coverage`: measures which lines and branches of the kit its tests run. It lists the files below the threshold
 * and exits with 1 when the total is below it. The report is in `coverage/`.
 * `-- packages/ui-kit/src/elements/tabs` measures one folder by its own tests.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { requireChromium } from './lib/chromium-install.ts';
import { run } from './lib/run.ts';

interface CoverageCount {
  readonly total: number;
  readonly covered: number;
  readonly pct: number;
}
type Summary = Readonly<Record<string, { readonly lines: CoverageCount; readonly branches: CoverageCount }>>;

/** Minimum coverage of lines and of branches, in percent. */
const THRESHOLD_PERCENT = 95;
const THRESHOLD_OPTIONS = ['lines', 'branches'].map((kind) => `--coverage.thresholds.${kind}=${THRESHOLD_PERCENT}`);
const root = join(import.meta.dirname, '..');
const summary = join(root, 'coverage/coverage-summary.json');

if (!(await requireChromium())) process.exit(1);
const [folder] = process.argv.slice(2);
rmSync(summary, { force: true });
const includeOptions = folder === undefined ? [] : ['--coverage.include', `${relative(root, folder)}/**/*.ts`];
const code = await run(
  'vitest',
  [
    'run',
    '--project',
    'browser',
    '--project',
    'own-page',
    folder ?? 'packages/ui-kit',
    '--coverage.enabled',
    ...THRESHOLD_OPTIONS,
    ...includeOptions,
  ],
  { CI: 'true' },
);

// Without a summary, nothing was measured: the test run failed to start.
if (!existsSync(summary)) process.exit(code || 1);

const { total, ...files } = JSON.parse(readFileSync(summary, 'utf8')) as Summary;
const formatCount = ({ covered, total: totalCount, pct }: CoverageCount): string =>
  `${pct.toFixed(2).padStart(8)} % ${`${covered}/${totalCount}`.padStart(11)}`;
const belowThreshold = Object.entries(files)
  .filter(([, { lines, branches }]) => Math.min(lines.pct, branches.pct) < THRESHOLD_PERCENT)
  .toSorted(
    ([, first], [, second]) =>
      second.branches.total - second.branches.covered - (first.branches.total - first.branches.covered),
  );
console.log(`\n${`Below ${THRESHOLD_PERCENT} %`.padEnd(64)}${'lines'.padStart(22)}${'branches'.padStart(22)}`);
for (const [path, { lines, branches }] of belowThreshold)
  console.log(`${relative(root, path).padEnd(64)}${formatCount(lines)}${formatCount(branches)}`);
if (total)
  console.log(
    `${`All ${Object.keys(files).length} files`.padEnd(64)}${formatCount(total.lines)}${formatCount(total.branches)}`,
  );
process.exit(code);
