import type { LaunchOptions, Page } from 'playwright';
import { compareMedians, median, measureBuiltPage, type Comparison } from './built-page.ts';
import { heapOf } from './heap.ts';
import type {} from './page/page.ts';
import type { pairs } from './page/pairs.ts';
import type { Side } from './page/rounds.ts';

/** The speed of the kit on a page with many elements. */
export interface KitSpeed {
  readonly buttons: Comparison;
  readonly fields: Comparison;
  readonly cards: Comparison;
  readonly skin: Comparison;
  /** The number of transitions and animations that a skin change starts on that page. */
  readonly startedBySkin: number;
  /** The heap size of one element in bytes, by name. */
  readonly heap: { readonly [Name in PairName]: Comparison };
}

type PairName = keyof typeof pairs;

const ROUND_COUNT = 21;
const WARM_UP_ROUNDS = 4;
/** The number of elements on the page when the heap is measured. */
const HEAP_ELEMENT_COUNT = 2_000;
const HEAP_ROUNDS = 3;

async function measureHeap(page: Page, name: PairName): Promise<Comparison> {
  const heap = await heapOf(page, 'scripts');
  const mount = (side: Side, count: number): Promise<void> =>
    page.evaluate(([tag, of, many]) => globalThis.kitBench.mount(tag, of, many), [name, side, count] as const);
  const heapPerElement = async (side: Side): Promise<number> => {
    const sizes: number[] = [];
    // The first round is not counted: it creates what all elements share.
    for (let round = -1; round < HEAP_ROUNDS; round += 1) {
      await mount(side, 0);
      const before = await heap();
      await mount(side, HEAP_ELEMENT_COUNT);
      if (round >= 0) sizes.push(((await heap()) - before) / HEAP_ELEMENT_COUNT);
    }
    await mount(side, 0);
    return median(sizes);
  };
  return { kit: await heapPerElement('kit'), bare: await heapPerElement('bare') };
}

async function measure(page: Page): Promise<KitSpeed> {
  const create = async (name: PairName, count: number): Promise<Comparison> =>
    compareMedians(
      await page.evaluate(([tag, many, rounds, warmUp]) => globalThis.kitBench.create(tag, many, rounds, warmUp), [
        name,
        count,
        ROUND_COUNT,
        WARM_UP_ROUNDS,
      ] as const),
    );
  return {
    buttons: await create('button', 1_000),
    fields: await create('field', 1_000),
    cards: await create('card', 500),
    skin: compareMedians(
      await page.evaluate(([rounds, warmUp]) => globalThis.kitBench.changeSkin(1_000, rounds, warmUp), [
        ROUND_COUNT,
        WARM_UP_ROUNDS,
      ] as const),
    ),
    startedBySkin: await page.evaluate(() => globalThis.kitBench.countSkinAnimations(1_000)),
    heap: {
      button: await measureHeap(page, 'button'),
      field: await measureHeap(page, 'field'),
      card: await measureHeap(page, 'card'),
    },
  };
}

/**
 * Builds the speed page with the settings of a host page and runs it in Chromium.
 * @param cache a folder for the built page.
 * @param launch the options that start Chromium on this machine.
 */
export function measureKitSpeed(cache: string, launch: LaunchOptions): Promise<KitSpeed> {
  return measureBuiltPage('page', cache, launch, measure);
}
