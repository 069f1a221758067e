import type { LaunchOptions, Page } from 'playwright';
import { compared, median, onBuiltPage, type Compared } from './built-page.ts';
import { heapOf } from './heap.ts';
import type {} from './page/page.ts';
import type { pairs } from './page/pairs.ts';
import type { Side } from './page/rounds.ts';

/** How fast the kit is on a page with many elements. */
export interface KitSpeed {
  readonly buttons: Compared;
  readonly fields: Compared;
  readonly cards: Compared;
  readonly skin: Compared;
  /** Transitions and animations that a change of skin starts on that page. */
  readonly startedBySkin: number;
  /** Bytes of one, by name. */
  readonly heap: { readonly [Name in Timed]: Compared };
}

type Timed = keyof typeof pairs;

const ROUNDS = 21;
const WARM_UP = 4;
/** How many stand on the page when their heap is weighed. */
const HELD = 2_000;
const WEIGHINGS = 3;

async function weigh(page: Page, name: Timed): Promise<Compared> {
  const heap = await heapOf(page, 'scripts');
  const hold = (side: Side, count: number): Promise<void> =>
    page.evaluate(([tag, of, many]) => globalThis.kitBench.hold(tag, of, many), [name, side, count] as const);
  const each = async (side: Side): Promise<number> => {
    const weights: number[] = [];
    // The first round brings what all of them share, and is not counted.
    for (let round = -1; round < WEIGHINGS; round += 1) {
      await hold(side, 0);
      const before = await heap();
      await hold(side, HELD);
      if (round >= 0) weights.push(((await heap()) - before) / HELD);
    }
    await hold(side, 0);
    return median(weights);
  };
  return { kit: await each('kit'), bare: await each('bare') };
}

async function measure(page: Page): Promise<KitSpeed> {
  const create = async (name: Timed, count: number): Promise<Compared> =>
    compared(
      await page.evaluate(([tag, many, rounds, warmUp]) => globalThis.kitBench.create(tag, many, rounds, warmUp), [
        name,
        count,
        ROUNDS,
        WARM_UP,
      ] as const),
    );
  return {
    buttons: await create('button', 1_000),
    fields: await create('field', 1_000),
    cards: await create('card', 500),
    skin: compared(
      await page.evaluate(([rounds, warmUp]) => globalThis.kitBench.changeSkin(1_000, rounds, warmUp), [
        ROUNDS,
        WARM_UP,
      ] as const),
    ),
    startedBySkin: await page.evaluate(() => globalThis.kitBench.startedBySkin(1_000)),
    heap: { button: await weigh(page, 'button'), field: await weigh(page, 'field'), card: await weigh(page, 'card') },
  };
}

/**
 * Builds the speed page as a host page would be built, and runs it in Chromium.
 * @param cache a folder for the built page.
 * @param launch how Chromium is started on this machine.
 */
export function measureKitSpeed(cache: string, launch: LaunchOptions): Promise<KitSpeed> {
  return onBuiltPage('page', cache, launch, measure);
}
