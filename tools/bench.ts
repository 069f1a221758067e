/**
 * `npm run bench`: measures the bytes, speed and memory of the app and the kit in one run and prints each figure beside
 * its budget. `-- --check` fails when a figure is over its budget. `-- --save` writes the comparison with other libraries
 * for the documentation. Bytes are brotli at quality 11; 1 kB is 1,000 bytes.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumLaunch } from '@plinth/build/chromium';
import { chromium } from 'playwright';
import { measureBareReact } from '../packages/app/bench/bare-react/script.ts';
import { buildApp, PRODUCT, serveApp, WITH_DEMO, WITH_MOCK } from '../packages/app/bench/built-app.ts';
import { measureDashboard, type DashboardCost } from '../packages/app/bench/dashboard.ts';
import { measureDemo, type DemoCost, type DemoPageCost } from '../packages/app/bench/demo.ts';
import { measureFirstPaint, type FirstPaint } from '../packages/app/bench/first-paint.ts';
import { findMock, MARKS } from '../packages/app/bench/mock-marks.ts';
import { measureResponsiveness, type Responsiveness } from '../packages/app/bench/responsiveness.ts';
import { measureSignIn, type SignInCost } from '../packages/app/bench/sign-in.ts';
import type { Comparison } from '../packages/ui-kit/bench/built-page.ts';
import { measureKitBytes } from '../packages/ui-kit/bench/bytes.ts';
import { measureGridSpeed, type GridSpeed } from '../packages/ui-kit/bench/grid.ts';
import { hasLeftovers, measureLeaks, type Leftovers } from '../packages/ui-kit/bench/leaks.ts';
import { PEER_IDS, PEERS } from '../packages/ui-kit/bench/peers.ts';
import { measureKitSpeed, type KitSpeed, type Measure, type Results } from '../packages/ui-kit/bench/speed.ts';
import { requireChromium } from './lib/chromium-install.ts';
import { startEmulator } from './lib/emulator.ts';
import { installPeers } from './lib/peers.ts';
import { portsFrom, requireFree } from './lib/ports.ts';
import { countLines, filesOfCall, lastTestTimes, type PartTime } from './project/figures.ts';

interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: 'B' | 'kB' | 'MB' | '×' | 'ms' | 's' | '';
  /** The highest allowed value; a figure without one is only printed. */
  readonly budget?: number;
  readonly note?: string;
}

const root = join(import.meta.dirname, '..');
const cache = join(root, 'node_modules/.cache/plinth-bench');
/** Kept between runs. */
const peersFolder = join(root, 'node_modules/.cache/plinth-peers');
/** The comparison with other libraries, which the documentation shows. */
const COMPARISON = join(root, 'packages/ui-kit/bench/comparison.json');
/** The number of elements of each tag that are added and removed to find leaks. */
const ELEMENTS_PER_TAG = 1_000;
/** The emulator's seed user whose business the mock finances. */
const OWNER = { email: 'owner@plinth.test', password: 'Plinth-demo-1' };

function formatValue(value: number, unit: Figure['unit']): string {
  if (unit === 'B') return `${Math.round(value)} B`;
  if (unit === 'kB') return `${(value / 1_000).toFixed(1)} kB`;
  if (unit === 'MB') return `${(value / 1_000_000).toFixed(1)} MB`;
  if (unit === 'ms') return `${Math.round(value)} ms`;
  if (unit === 's') return `${value.toFixed(1)} s`;
  return unit === '×' ? `${value.toFixed(2)} ×` : String(value);
}

const isOver = ({ value, budget }: Figure): boolean => budget !== undefined && value > budget;

function print(title: string, figures: readonly Figure[]): void {
  console.log(`\n${title}`);
  for (const figure of figures) {
    const { name, value, unit, budget, note } = figure;
    const limit = budget === undefined ? '' : `≤ ${formatValue(budget, unit)}`;
    const verdict = budget === undefined ? '' : isOver(figure) ? 'over' : 'ok';
    console.log(
      `  ${name.padEnd(52)}${formatValue(value, unit).padStart(10)}  ${limit.padEnd(11)}${verdict.padEnd(6)}${note ?? ''}`.trimEnd(),
    );
  }
}

interface ProductCost {
  readonly signIn: SignInCost;
  readonly dashboard: DashboardCost;
  readonly responsiveness: Responsiveness;
  readonly firstPaint: FirstPaint;
  readonly mock: number;
}

async function product(): Promise<ProductCost> {
  const ports = portsFrom(process.env, 5373);
  await requireFree(ports);
  const app = await buildApp(join(cache, 'product'), PRODUCT);
  const withMock = await buildApp(join(cache, 'with-mock'), WITH_MOCK);
  const missing = Object.keys(MARKS).filter(
    (mark) => !findMock(withMock.folder).some((found) => found.endsWith(`: ${mark}`)),
  );
  if (missing.length > 0)
    throw new Error(`The search for code of the mock misses, in a build that has it: ${missing.join(', ')}`);
  const emulator = await startEmulator(root, ports);
  const server = await serveApp(app);
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const signIn = await measureSignIn(browser, app, server.origin);
    const world = { origin: server.origin, emulator: `http://127.0.0.1:${ports.emulator}` };
    const dashboard = await measureDashboard(browser, app, world, OWNER);
    const responsiveness = await measureResponsiveness(browser, world, OWNER);
    const firstPaint = await measureFirstPaint(browser, app, world.emulator, OWNER);
    return { signIn, dashboard, responsiveness, firstPaint, mock: findMock(app.folder).length };
  } finally {
    await Promise.allSettled([browser.close(), server.close(), emulator.stop()]);
  }
}

/** Measures the demo in a build of its own, which needs no emulator. */
async function demo(): Promise<DemoCost> {
  const app = await buildApp(join(cache, 'demo'), WITH_DEMO);
  const server = await serveApp(app);
  const browser = await chromium.launch(chromiumLaunch());
  try {
    return await measureDemo(browser, app, server.origin);
  } finally {
    await Promise.allSettled([browser.close(), server.close()]);
  }
}

function demoFigure({ path, own, libraries }: DemoPageCost): Figure {
  return {
    name: path,
    value: own,
    unit: 'kB',
    budget: 120_000,
    note: libraries > 0 ? `and ${formatValue(libraries, 'kB')} of the text editor or the calendar` : '',
  };
}

function showcaseFigure({ median, slowest }: DemoCost['showcase']): Figure {
  return {
    name: 'Page of the showcase until its first example',
    value: median,
    unit: 'ms',
    budget: 100,
    note: `each opened for the first time; slowest ${slowest.path} ${formatValue(slowest.time, 'ms')}`,
  };
}

function productFigures({ signIn, dashboard, mock }: ProductCost, bareReact: number): readonly Figure[] {
  const times = (bytes: number): string => `${(bytes / bareReact).toFixed(2)} × bare React`;
  return [
    { name: 'Bare React page', value: bareReact, unit: 'kB' },
    {
      name: '/login, until the form accepts input',
      value: signIn.untilTyped,
      unit: 'kB',
      budget: 160_000,
      note: times(signIn.untilTyped),
    },
    {
      name: '/login, until signing in works',
      value: signIn.signingIn,
      unit: 'kB',
      budget: 190_000,
      note: times(signIn.signingIn),
    },
    { name: '  after sign-in: the frame, with the API client', value: dashboard.frame.bytes, unit: 'kB' },
    {
      name: '/login, requests to other hosts before sign-in',
      value: signIn.otherHosts.before.length,
      unit: '',
      budget: 0,
      note: signIn.otherHosts.before.join(' '),
    },
    {
      name: '/login, scripts of other hosts',
      value: signIn.otherHosts.scripts.length,
      unit: '',
      budget: 0,
      note: signIn.otherHosts.scripts.join(' '),
    },
    {
      name: '/dashboard/financial from cold, without the chart',
      value: dashboard.withoutChart,
      unit: 'kB',
      budget: 265_000,
      note: times(dashboard.withoutChart),
    },
    { name: '  the chart, when its card nears the window', value: dashboard.chart, unit: 'kB' },
    {
      name: 'Files of the build with code of the mock',
      value: mock,
      unit: '',
      budget: 0,
      note: `searched for ${Object.keys(MARKS).length} marks`,
    },
    { name: 'React commits at a change of skin', value: dashboard.skinCommits.withoutChart, unit: '', budget: 0 },
    { name: '  with the chart on the page', value: dashboard.skinCommits.withChart, unit: '' },
  ];
}

function firstPaintFigures({ slowdown, staticPage, bareReact, login, dashboard }: FirstPaint): readonly Figure[] {
  const compare = (name: string, value: number, floor: number, budget?: number): Figure => ({
    name,
    value: value / floor,
    unit: '×',
    ...(budget === undefined ? {} : { budget }),
    note: `${Math.round(value)} ms, floor ${Math.round(floor)} ms`,
  });
  return [
    { name: 'Slowdown that emulates the phone', value: slowdown, unit: '×' },
    { name: 'Static page, first paint', value: staticPage.firstPaint, unit: 'ms' },
    { name: 'Bare React page, answers a press', value: bareReact.answersPress, unit: 'ms' },
    { name: 'Bare React page, blocking time', value: bareReact.blocking, unit: 'ms' },
    compare('/login, first paint', login.firstPaint, staticPage.firstPaint, 1.2),
    compare('/login, largest paint', login.largestPaint, login.firstPaint, 1),
    compare('/login, a field takes text', login.takesText, staticPage.takesText, 1.3),
    compare('/login, answers a press of "Sign in"', login.answersPress, bareReact.answersPress, 1.5),
    { name: '/login, requests', value: login.requests, unit: '', budget: 8 },
    compare('/dashboard/financial, first paint', dashboard.firstPaint, staticPage.firstPaint, 1.3),
    compare('/dashboard/financial, largest paint with figures', dashboard.largestPaint, bareReact.largestPaint, 1.6),
    compare('/dashboard/financial, whole page', dashboard.whole, bareReact.answersPress),
    { name: '/dashboard/financial, requests until its figures', value: dashboard.requests, unit: '', budget: 15 },
    ...(
      [
        ['/login', login],
        ['/dashboard/financial', dashboard],
      ] as const
    ).flatMap(([name, page]): Figure[] => [
      { name: `${name}, blocking time`, value: page.blocking, unit: 'ms', budget: 150 },
      { name: `${name}, longest task`, value: page.longestTask, unit: 'ms', budget: 100 },
      { name: `${name}, layout shift`, value: page.layoutShift, unit: '', budget: 0 },
    ]),
    { name: '/dashboard/financial, heap', value: dashboard.heap, unit: 'MB', budget: 8_000_000 },
  ];
}

function responsivenessFigures({ routes, duplicates, rows }: Responsiveness): readonly Figure[] {
  const task = (name: string, value: number): Figure => ({
    name,
    value,
    unit: 'ms',
    budget: 50,
    note: value === 0 ? 'none of 50 ms or more' : '',
  });
  return [
    ...[...routes].map(([path, value]): Figure => ({
      name: `From the menu item to the painted rows of ${path}`,
      value,
      unit: 'ms',
      budget: 100,
    })),
    {
      name: 'Duplicate calls for one page',
      value: duplicates.length,
      unit: '',
      budget: 0,
      note: duplicates.join('; '),
    },
    task('10,000 transactions, longest task: first rows', rows.first),
    { name: '  drawing the chart after them', value: rows.drawing, unit: 'ms' },
    task('10,000 transactions, longest task: sort', rows.sort),
    task('10,000 transactions, longest task: filter', rows.filter),
  ];
}

function speedFigure(name: string, { kit, bare }: Comparison, budget = 1.3): Figure {
  return { name, value: kit / bare, unit: '×', budget, note: `${kit.toFixed(1)} ms, bare ${bare.toFixed(1)} ms` };
}

/** Returns a text with the value of each peer. */
function peersNote(results: Results, measure: Measure, format: (value: number) => string): string {
  return PEER_IDS.flatMap((id) => {
    const value = results[measure][id];
    return value === undefined ? [] : [`${PEERS[id].name} ${format(value)}`];
  }).join(', ');
}

function ownResult(results: Results, measure: Measure, side: 'kit' | 'bare'): number {
  const value = results[measure][side];
  if (value === undefined) throw new Error(`The bench has not measured "${measure}" of "${side}".`);
  return value;
}

function timeFigure(name: string, results: Results, measure: Measure, budget: number): Figure {
  const [kit, bare] = [ownResult(results, measure, 'kit'), ownResult(results, measure, 'bare')];
  const peers = peersNote(results, measure, (value) => formatValue(value / bare, '×'));
  const times = `${kit.toFixed(1)} ms, bare ${bare.toFixed(1)} ms`;
  return { name, value: kit / bare, unit: '×', budget, note: [times, peers].filter(Boolean).join('; ') };
}

function heapFigure(name: string, results: Results, measure: Measure, budget: number): Figure {
  const bare = `bare ${formatValue(ownResult(results, measure, 'bare'), 'kB')}`;
  const peers = peersNote(results, measure, (value) => formatValue(value, 'kB'));
  return {
    name,
    value: ownResult(results, measure, 'kit'),
    unit: 'kB',
    budget,
    note: [bare, peers].filter(Boolean).join('; '),
  };
}

function speedFigures({ results, startedBySkin }: KitSpeed): readonly Figure[] {
  return [
    timeFigure('Create and lay out 1,000 buttons', results, 'buttons', 1.5),
    timeFigure('Create and lay out 1,000 inputs', results, 'inputs', 1.7),
    timeFigure('Create and lay out 500 cards', results, 'cards', 1.5),
    timeFigure('Change of skin over 1,000 elements', results, 'dark', 1.6),
    { name: 'Transitions that the change of skin starts', value: startedBySkin, unit: '', budget: 0 },
    heapFigure('Heap of a button', results, 'buttonHeap', 8_100),
    heapFigure('Heap of an input', results, 'inputHeap', 18_300),
    heapFigure('Heap of a card', results, 'cardHeap', 12_200),
    {
      name: 'Nodes of an input, in light and shadow',
      value: ownResult(results, 'inputNodes', 'kit'),
      unit: '',
      budget: 12,
      note: [`bare ${ownResult(results, 'inputNodes', 'bare')}`, peersNote(results, 'inputNodes', String)]
        .filter(Boolean)
        .join('; '),
    },
  ];
}

/** Writes the comparison with other libraries for the documentation. */
function saveComparison(results: Results): void {
  const peers = PEER_IDS.map((id) => [id, `${PEERS[id].name} ${Object.values(PEERS[id].packages)[0]}`]);
  const names = { bare: 'Bare Lit', kit: 'Plinth', ...Object.fromEntries(peers) };
  writeFileSync(COMPARISON, `${JSON.stringify({ names, results }, null, 2)}\n`);
}

function leakFigure(times: number, all: readonly Leftovers[]): Figure {
  const leaking = all.filter(hasLeftovers);
  return {
    name: `Leaking tags of ${all.length}`,
    value: leaking.length,
    unit: '',
    budget: 0,
    note: [`${times.toLocaleString('en')} of each added and removed`, ...leaking.map(({ tag }) => tag)].join(' '),
  };
}

function gridFigures(atOnce: number, later: number, speed: GridSpeed): readonly Figure[] {
  return [
    { name: 'Grid until its first rows, without Lit', value: atOnce, unit: 'kB', budget: 20_000 },
    { name: '  loaded on demand: sorting, menus, paging …', value: later, unit: 'kB' },
    speedFigure('First rows', speed.first, 3),
    speedFigure('First sort of a text column', speed.sort, 1.2),
    { name: 'Second sort of the same column', value: speed.sortAgain, unit: 'ms', budget: 16 },
    speedFigure('Text filter', speed.filter, 1.5),
    speedFigure('Scroll jump of 500 rows, mean of 200', speed.jump, 1.4),
    {
      name: 'Missed frames in 200 jumps',
      value: speed.missedFrames.kit,
      unit: '',
      budget: 5,
      note: `bare ${speed.missedFrames.bare}`,
    },
    { name: 'Jumps with blank rows', value: speed.blankJumps, unit: '', budget: 0 },
    {
      name: 'Longest task',
      value: speed.longestTask,
      unit: 'ms',
      budget: 50,
      note: speed.longestTask === 0 ? 'none of 50 ms or more' : '',
    },
    { name: 'Heap and buffers beyond the row data', value: speed.heap, unit: 'MB', budget: 3_000_000 },
  ];
}

function projectFigures(testTimes: readonly PartTime[]): readonly Figure[] {
  return [
    { name: 'Files that a call is written in', value: filesOfCall('createTask').length, unit: '', budget: 3 },
    ...Object.entries(countLines()).map(([kind, value]): Figure => ({ name: `Lines: ${kind}`, value, unit: '' })),
    ...testTimes.map(({ name, seconds }): Figure => ({ name: `npm test: ${name}`, value: seconds, unit: 's' })),
  ];
}

const testTimes = lastTestTimes(root);
const project = projectFigures(testTimes);
print(
  testTimes.length === 0
    ? 'Project; npm test has not run here'
    : 'Project; times of the last npm test, whose parts partly run in parallel',
  project,
);

if (!(await requireChromium())) process.exit(1);
const check = process.argv.includes('--check');
const bytes = await measureKitBytes();
const hasPeers = await installPeers(peersFolder);
if (!hasPeers) console.error('Without them, only the floor is measured beside the kit.');
const speed = await measureKitSpeed(cache, chromiumLaunch(), hasPeers ? peersFolder : undefined);
if (hasPeers && process.argv.includes('--save')) saveComparison(speed.results);
const kit: readonly Figure[] = [
  { name: 'Button alone, Lit included', value: bytes.button, unit: 'kB', budget: 7_950 },
  // More than 25 kB since its fields leave keys to input methods, read the digits of every script, say which numbers are
  // too long, and wrap every label, and its tabs fade at the edge beyond which there are more.
  { name: 'Form set, Lit included', value: bytes.formSet, unit: 'kB', budget: 26_800 },
  ...speedFigures(speed),
  leakFigure(ELEMENTS_PER_TAG, await measureLeaks(ELEMENTS_PER_TAG, cache, chromiumLaunch())),
];
print('Kit; × compares with a bare Lit element of the same content, in the same run', kit);

const grid = gridFigures(bytes.grid, bytes.gridLater, await measureGridSpeed(cache, chromiumLaunch()));
print('Grid of 100,000 rows and 10 columns; × compares with a virtual scroller written by hand', grid);

const measured = await product();
const app = productFigures(measured, await measureBareReact());
print('App, JavaScript after brotli', app);
const start = firstPaintFigures(measured.firstPaint);
print('App, start on a slow phone with slow 4G; × compares with the page in the same run', start);
const { pages, showcase } = await demo();
const demoPages = pages.map(demoFigure);
print('Demo, first load of a page beside the shell, JavaScript after brotli', demoPages);
const hand = [...responsivenessFigures(measured.responsiveness), showcaseFigure(showcase)];
print('App, response to input', hand);
const largest = measured.signIn.largest.map(
  ({ file, bytes: size }) => `${file.replace('assets/', '')} ${formatValue(size, 'kB')}`,
);
console.log(`\n  Largest files until the form of /login accepts input: ${largest.join(', ')}`);
rmSync(cache, { recursive: true, force: true });

const over = [...project, ...kit, ...grid, ...app, ...start, ...demoPages, ...hand].filter(isOver);
console.log(
  over.length === 0
    ? '\nEvery figure is within its budget.'
    : `\nOver budget: ${over.map(({ name }) => name).join('; ')}`,
);
process.exit(check && over.length > 0 ? 1 : 0);
