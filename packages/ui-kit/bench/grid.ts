import type { LaunchOptions, Page } from 'playwright';
import { compareMedians, median, measureBuiltPage, type Comparison } from './built-page.ts';
import type { Jumps } from './grid-page/page.ts';
import { heapOf } from './heap.ts';
import type { Rounds } from './page/rounds.ts';

/** The speed of the grid with 100,000 rows of ten columns, compared with a plain DOM virtual scroller. */
export interface GridSpeed {
  readonly first: Comparison;
  readonly sort: Comparison;
  /** The time to reverse the sorted column in milliseconds. */
  readonly sortAgain: number;
  readonly filter: Comparison;
  /** The time of a jump of 500 rows, out of 200. */
  readonly jump: Comparison;
  readonly missedFrames: Comparison;
  readonly blankJumps: number;
  /** The longest task in milliseconds; 0 if none took at least 50 ms. */
  readonly longestTask: number;
  /** The bytes on the heap and in buffers, without the rows, after sorting and filtering. */
  readonly heap: number;
}

/**
 * The number of runs, of which the best counts: on a busy machine, long tasks and missed frames occur without the grid.
 */
const RUN_COUNT = 3;

async function measure(page: Page): Promise<GridSpeed> {
  // On a new page, because the first grid is the slowest.
  const tasks: number[] = [];
  for (let run = 0; run < RUN_COUNT; run += 1) {
    await page.reload();
    tasks.push(await page.evaluate(() => globalThis.gridBench.longestTask()));
  }
  const first = await page.evaluate(() => globalThis.gridBench.first(15, 3));
  const sort = await page.evaluate(() => globalThis.gridBench.sort(4));
  const filter = await page.evaluate(() => globalThis.gridBench.filter(11, 2));
  const jumps: Jumps[] = [];
  for (let run = 0; run < RUN_COUNT; run += 1) jumps.push(await page.evaluate(() => globalThis.gridBench.jump()));
  const missed = (side: keyof Rounds): number => Math.min(...jumps.map((each) => each.missed[side]));
  const heap = await heapOf(page);
  const before = await heap();
  await page.evaluate(() => globalThis.gridBench.keep());
  return {
    first: compareMedians(first),
    sort: compareMedians(sort),
    sortAgain: median(sort.again),
    filter: compareMedians(filter),
    jump: compareMedians({
      kit: jumps.flatMap(({ steps }) => steps.kit),
      bare: jumps.flatMap(({ steps }) => steps.bare),
    }),
    missedFrames: { kit: missed('kit'), bare: missed('bare') },
    blankJumps: jumps.reduce((sum, { blank }) => sum + blank, 0),
    longestTask: Math.min(...tasks),
    heap: (await heap()) - before,
  };
}

/**
 * Builds the grid page like a host page and runs it in Chromium.
 * @param cache the folder of the built page.
 * @param launch the options that start Chromium on this machine.
 */
export function measureGridSpeed(cache: string, launch: LaunchOptions): Promise<GridSpeed> {
  return measureBuiltPage('grid-page', cache, launch, measure);
}
