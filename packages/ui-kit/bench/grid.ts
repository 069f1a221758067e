import type { LaunchOptions, Page } from 'playwright';
import { compared, median, onBuiltPage, type Compared } from './built-page.ts';
import type { Jumps } from './grid-page/page.ts';
import { heapOf } from './heap.ts';
import type { Rounds } from './page/rounds.ts';

/** How the grid does with 100,000 rows of ten columns, against a virtual scroller written by hand in plain DOM. */
export interface GridSpeed {
  readonly first: Compared;
  readonly sort: Compared;
  /** Milliseconds of sorting the same column the other way. */
  readonly sortAgain: number;
  readonly filter: Compared;
  /** One of 200 jumps of 500 rows. */
  readonly jump: Compared;
  readonly missedFrames: Compared;
  readonly blankJumps: number;
  /** Milliseconds; 0 when no task took 50 or more. */
  readonly longestTask: number;
  /** Bytes on the heap and in buffers above the rows themselves, sorted and filtered. */
  readonly heap: number;
}

/** A busy machine makes any task long and misses frames by itself: of so many times the calmest counts. */
const CALM = 3;

async function measure(page: Page): Promise<GridSpeed> {
  // On a page that was just opened: the first grid is the slowest.
  const tasks: number[] = [];
  for (let time = 0; time < CALM; time += 1) {
    await page.reload();
    tasks.push(await page.evaluate(() => globalThis.gridBench.longestTask()));
  }
  const first = await page.evaluate(() => globalThis.gridBench.first(15, 3));
  const sort = await page.evaluate(() => globalThis.gridBench.sort(4));
  const filter = await page.evaluate(() => globalThis.gridBench.filter(11, 2));
  const jumps: Jumps[] = [];
  for (let time = 0; time < CALM; time += 1) jumps.push(await page.evaluate(() => globalThis.gridBench.jump()));
  const missed = (side: keyof Rounds): number => Math.min(...jumps.map((each) => each.missed[side]));
  const heap = await heapOf(page, 'all');
  const before = await heap();
  await page.evaluate(() => globalThis.gridBench.keep());
  return {
    first: compared(first),
    sort: compared(sort),
    sortAgain: median(sort.again),
    filter: compared(filter),
    jump: compared({ kit: jumps.flatMap(({ steps }) => steps.kit), bare: jumps.flatMap(({ steps }) => steps.bare) }),
    missedFrames: { kit: missed('kit'), bare: missed('bare') },
    blankJumps: jumps.reduce((sum, { blank }) => sum + blank, 0),
    longestTask: Math.min(...tasks),
    heap: (await heap()) - before,
  };
}

/**
 * Builds the page of the grid as a host page would be built, and runs it in Chromium.
 * @param cache a folder for the built page.
 * @param launch how Chromium is started on this machine.
 */
export function measureGridSpeed(cache: string, launch: LaunchOptions): Promise<GridSpeed> {
  return onBuiltPage('grid-page', cache, launch, measure);
}
