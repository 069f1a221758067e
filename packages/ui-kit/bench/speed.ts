import type { LaunchOptions, Page } from 'playwright';
import { compared, onBuiltPage, type Compared } from './built-page.ts';
import type {} from './page/page.ts';

/** How fast the kit is on a page with many elements. */
export interface KitSpeed {
  readonly buttons: Compared;
  readonly fields: Compared;
  readonly cards: Compared;
  readonly skin: Compared;
}

const ROUNDS = 21;
const WARM_UP = 4;

async function measure(page: Page): Promise<KitSpeed> {
  const create = async (name: 'button' | 'field' | 'card', count: number): Promise<Compared> =>
    compared(
      await page.evaluate(([tag, many, rounds, warmUp]) => globalThis.kitBench.create(tag, many, rounds, warmUp), [name, count, ROUNDS, WARM_UP] as const),
    );
  return {
    buttons: await create('button', 1_000),
    fields: await create('field', 1_000),
    cards: await create('card', 500),
    skin: compared(await page.evaluate(([rounds, warmUp]) => globalThis.kitBench.changeSkin(1_000, rounds, warmUp), [ROUNDS, WARM_UP] as const)),
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
