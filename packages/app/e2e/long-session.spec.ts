import type { CDPSession, Page } from '@playwright/test';
import { allPages } from './support/pages.ts';
import { expect, OWNER, test } from './support/test.ts';

/** Every page available to a signed-in user. The dashboard is last, because the test also starts there. */
const VISITED_PAGES = allPages
  .filter(({ kind }) => kind !== 'auth')
  .toSorted((first, second) => Number(first.id === 'dashboard') - Number(second.id === 'dashboard'))
  .map(({ href, ready }) => [href, ready] as const);

/** The number of rounds between the first and the last memory measurement. */
const ROUNDS = 16;

/** Counts the app's API requests, except those for feature flags, which are polled. */
function countCalls(): void {
  const calls = { begun: 0, ended: 0 };
  globalThis.XMLHttpRequest = class extends XMLHttpRequest {
    override open(method: string, url: string | URL): void {
      super.open(method, url);
      if (String(url).includes('/features/proxy')) return;
      calls.begun += 1;
      this.addEventListener(
        'loadend',
        () => {
          calls.ended += 1;
        },
        { once: true },
      );
    }
  };
  Object.assign(globalThis, { calls });
}

/**
 * Navigates within the app to each page and waits until it has loaded.
 * @returns The number of API requests.
 */
function visitPages(page: Page, rounds: number): Promise<number> {
  return page.evaluate(
    async ([places, count]) => {
      const { calls } = globalThis as typeof globalThis & {
        readonly calls: { readonly begun: number; readonly ended: number };
      };
      const before = calls.begun;
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const isLoaded = (ready: string) =>
        document.querySelector(ready) !== null &&
        document.querySelector('[aria-busy=true]') === null &&
        calls.begun === calls.ended;
      for (let round = 0; round < count; round += 1) {
        for (const [href, ready] of places) {
          history.pushState(null, '', href);
          // Makes the router read the new URL.
          dispatchEvent(new PopStateEvent('popstate'));
          await frame();
          await frame();
          while (!isLoaded(ready)) await frame();
        }
      }
      // The entries of closed menus are rendered some paints later.
      for (let paint = 0; paint < 10; paint += 1) await frame();
      return calls.begun - before;
    },
    [VISITED_PAGES, rounds] as const,
  );
}

interface MemoryCounts {
  readonly nodes: number;
  readonly listeners: number;
}

/** Collects the garbage, and returns the numbers of nodes and listeners that remain. */
async function collectGarbage(session: CDPSession): Promise<MemoryCounts> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { nodes: valueOf('Nodes'), listeners: valueOf('JSEventListeners') };
}

/**
 * Returns the numbers of nodes and listeners that remain when collecting the garbage frees no more: what one collection
 * finalizes, such as the wrappers of nodes, holds on to others until the next.
 */
async function measureMemory(session: CDPSession): Promise<MemoryCounts> {
  let current = await collectGarbage(session);
  for (;;) {
    const next = await collectGarbage(session);
    if (next.nodes >= current.nodes && next.listeners >= current.listeners) return next;
    current = next;
  }
}

test('visiting every page twenty times leaks nothing, and the last round makes no more calls than the first', async ({
  page,
  context,
  signIn,
}) => {
  // Twenty rounds through the app take more than a minute on a slow machine.
  test.slow();
  await page.addInitScript(countCalls);
  await signIn(OWNER);
  await expect(page.locator('.flow-chart svg')).toBeVisible();
  const session = await context.newCDPSession(page);
  await Promise.all([session.send('Performance.enable'), session.send('HeapProfiler.enable')]);
  await visitPages(page, 2);
  const first = await visitPages(page, 1);
  const before = await measureMemory(session);
  await visitPages(page, ROUNDS / 2);
  const midway = await measureMemory(session);
  await visitPages(page, ROUNDS / 2);
  const last = await visitPages(page, 1);
  const after = await measureMemory(session);
  expect(first).toBeGreaterThan(VISITED_PAGES.length);
  // A watcher that is not removed would add a request for each earlier visit to its page.
  expect(last).toBe(first);
  // A leak of one per round would show in both halves, whereas modules loaded when idle show in only one.
  for (const kind of ['nodes', 'listeners'] as const) {
    expect(Math.min(midway[kind] - before[kind], after[kind] - midway[kind]), kind).toBeLessThan(ROUNDS / 4);
  }
});
