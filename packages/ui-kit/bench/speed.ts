import { join } from 'node:path';
import { chromium, type LaunchOptions, type Page } from 'playwright';
import { build, defaultClientConditions, preview } from 'vite';
import type { Rounds } from './page/page.ts';

/** Median milliseconds of the kit and of its bare peer. */
export interface Compared {
  readonly kit: number;
  readonly bare: number;
}

/** How fast the kit is on a page with many elements. */
export interface KitSpeed {
  readonly buttons: Compared;
  readonly fields: Compared;
  readonly cards: Compared;
  readonly skin: Compared;
}

const ROUNDS = 21;
const WARM_UP = 4;

function median(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('Nothing was measured.');
  return middle;
}

const compared = ({ kit, bare }: Rounds): Compared => ({ kit: median(kit), bare: median(bare) });

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
export async function measureKitSpeed(cache: string, launch: LaunchOptions): Promise<KitSpeed> {
  const root = join(import.meta.dirname, 'page');
  const outDir = join(cache, 'kit-speed');
  const shared = { root, configFile: false, logLevel: 'error', mode: 'production', build: { outDir, emptyOutDir: true } } as const;
  await build({ ...shared, resolve: { conditions: ['plinth-source', ...defaultClientConditions] } });
  const server = await preview({ ...shared, preview: { host: '127.0.0.1', port: 0 } });
  const browser = await chromium.launch({ ...launch, args: [...(launch.args ?? []), '--js-flags=--expose-gc'] });
  try {
    const page = await browser.newPage();
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    return await measure(page);
  } finally {
    await Promise.all([browser.close(), server.close()]);
  }
}
