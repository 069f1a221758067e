import type { LaunchOptions, Page } from 'playwright';
import { measureBuiltPage, median } from './built-page.ts';
import { heapOf } from './heap.ts';
import type {} from './page/page.ts';
import type { Kind, Side } from './page/sides.ts';
import { createPeerPlugin, PEER_IDS } from './peers.ts';

/** The measurements of each library: milliseconds, bytes per element, or a number of nodes. */
export const MEASURES = [
  'buttons',
  'inputs',
  'cards',
  'dark',
  'buttonHeap',
  'inputHeap',
  'cardHeap',
  'inputNodes',
] as const;
export type Measure = (typeof MEASURES)[number];

/** The measures of a time: the fastest of all rounds, since others may include other work of the machine. */
const TIMES: ReadonlySet<Measure> = new Set(['buttons', 'inputs', 'cards', 'dark']);

/** The results by measure and library. A library without a card has no value for cards. */
export type Results = Readonly<Record<Measure, Readonly<Partial<Record<Side, number>>>>>;

/** The speed of the kit beside bare Lit elements and other libraries. */
export interface KitSpeed {
  readonly results: Results;
  /** The number of transitions and animations that two changes of the skin start on a page of the kit. */
  readonly startedBySkin: number;
}

/** The elements of the comparison and how many of each are created. */
const COUNTS: Readonly<Record<Kind, number>> = { button: 1_000, input: 1_000, card: 500 };
const KINDS = Object.keys(COUNTS) as Kind[];
/** The mix for the change of theme: 1,000 elements. A library without cards gets inputs instead. */
const MIX: Readonly<Record<Kind, number>> = { button: 500, input: 300, card: 200 };
/** Each round measures each library on a new page. */
const ROUND_COUNT = 5;
const REPEAT_COUNT = 3;
const HEAP_ROUND_COUNT = 2;
const THEME_CHANGE_COUNT = 6;

/** Opens a library on a page of its own, whose process has nothing of another library to clean up. */
async function openSide(initialPage: Page, side: Side): Promise<Page> {
  const address = new URL(initialPage.url());
  address.search = `?side=${side}`;
  const page = await initialPage.context().newPage();
  await page.goto(address.href);
  await page.waitForFunction(() => 'kitBench' in globalThis);
  return page;
}

const mount = (page: Page, kind: Kind, count: number): Promise<void> =>
  page.evaluate(([of, many]) => globalThis.kitBench.mount(of, many), [kind, count] as const);
const unmount = (page: Page): Promise<void> => page.evaluate(() => globalThis.kitBench.unmount());
const has = (page: Page, kind: Kind): Promise<boolean> => page.evaluate((of) => globalThis.kitBench.has(of), kind);

/** Returns the milliseconds that creating the elements takes, without the first time on the page. */
async function measureCreation(page: Page, kind: Kind): Promise<readonly number[]> {
  const times: number[] = [];
  for (let repeat = 0; repeat <= REPEAT_COUNT; repeat += 1) {
    const time = await page.evaluate(([of, many]) => globalThis.kitBench.create(of, many), [
      kind,
      COUNTS[kind],
    ] as const);
    if (repeat > 0) times.push(time);
  }
  return times;
}

/** Returns the bytes of an element: scripts, nodes and buffers. The first elements create what all share. */
async function measureHeap(page: Page, kind: Kind): Promise<number> {
  const count = COUNTS[kind];
  const heap = await heapOf(page);
  await mount(page, kind, count);
  const before = await heap();
  await mount(page, kind, count);
  const bytes = ((await heap()) - before) / count;
  await unmount(page);
  await unmount(page);
  return bytes;
}

async function mountMix(page: Page): Promise<void> {
  const hasCard = await has(page, 'card');
  await mount(page, 'button', MIX.button);
  await mount(page, 'input', MIX.input + (hasCard ? 0 : MIX.card));
  if (hasCard) await mount(page, 'card', MIX.card);
}

/** Returns the milliseconds of each change of theme, without the first change to dark. */
async function measureDark(page: Page): Promise<readonly number[]> {
  const times: number[] = [];
  for (let change = 0; change <= THEME_CHANGE_COUNT; change += 1) {
    const time = await page.evaluate((isDark) => globalThis.kitBench.setDark(isDark), change % 2 === 0);
    if (change > 0) times.push(time);
  }
  return times;
}

async function countStartedAnimations(initialPage: Page): Promise<number> {
  const page = await openSide(initialPage, 'kit');
  await mountMix(page);
  return page.evaluate(() =>
    [true, false].reduce((sum, isDark) => sum + globalThis.kitBench.countStartedAnimations(isDark), 0),
  );
}

const MEASURES_OF_KIND = {
  button: ['buttons', 'buttonHeap'],
  input: ['inputs', 'inputHeap'],
  card: ['cards', 'cardHeap'],
} as const satisfies Readonly<Record<Kind, readonly [Measure, Measure]>>;

async function measure(initialPage: Page, sides: readonly Side[]): Promise<KitSpeed> {
  const values = new Map<string, number[]>();
  const add = (side: Side, of: Measure, ...more: readonly number[]): void => {
    values.set(`${of} ${side}`, [...(values.get(`${of} ${side}`) ?? []), ...more]);
  };
  for (let round = 0; round < ROUND_COUNT; round += 1) {
    for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
      const page = await openSide(initialPage, side);
      for (const kind of KINDS) {
        if (!(await has(page, kind))) continue;
        const [time, heap] = MEASURES_OF_KIND[kind];
        add(side, time, ...(await measureCreation(page, kind)));
        if (round < HEAP_ROUND_COUNT) add(side, heap, await measureHeap(page, kind));
      }
      await mount(page, 'input', 1);
      add(side, 'inputNodes', await page.evaluate(() => globalThis.kitBench.countNodes()));
      await unmount(page);
      await mountMix(page);
      add(side, 'dark', ...(await measureDark(page)));
      await page.close();
    }
  }
  const resultOf = (of: Measure, measured: readonly number[]): number =>
    Math.round((TIMES.has(of) ? Math.min(...measured) : median(measured)) * 10) / 10;
  const resultsOf = (of: Measure): Readonly<Partial<Record<Side, number>>> =>
    Object.fromEntries(
      sides.flatMap((side) => {
        const measured = values.get(`${of} ${side}`);
        return measured ? [[side, resultOf(of, measured)]] : [];
      }),
    );
  const results = Object.fromEntries(MEASURES.map((of) => [of, resultsOf(of)])) as Results;
  return { results, startedBySkin: await countStartedAnimations(initialPage) };
}

/**
 * Builds the speed page with the settings of a host page and runs it in Chromium, for each library in turn.
 * @param cache a folder for the built page.
 * @param launch the options that start Chromium on this machine.
 * @param peers the folder in which the peers are installed; without it, only the kit and the floor are measured.
 */
export function measureKitSpeed(cache: string, launch: LaunchOptions, peers: string | undefined): Promise<KitSpeed> {
  const sides: readonly Side[] = ['bare', 'kit', ...(peers === undefined ? [] : PEER_IDS)];
  return measureBuiltPage('page', cache, launch, (page) => measure(page, sides), [createPeerPlugin(peers)]);
}
