import type { CDPSession, Page } from '@playwright/test';
import { hrefOf } from '../src/core/routes/href.ts';
import { allPages } from './support/pages.ts';
import { expect, OWNER, test } from './support/test.ts';

/** Every page available to a signed-in user. The dashboard is last, because the walk also starts there. */
const WALK = allPages
  .filter(({ kind }) => kind !== 'auth')
  .toSorted((one, other) => Number(one.id === 'dashboard') - Number(other.id === 'dashboard'))
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
function walk(page: Page, rounds: number): Promise<number> {
  return page.evaluate(
    async ([places, count]) => {
      const { calls } = globalThis as typeof globalThis & {
        readonly calls: { readonly begun: number; readonly ended: number };
      };
      const before = calls.begun;
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const isDone = (ready: string) =>
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
          while (!isDone(ready)) await frame();
        }
      }
      return calls.begun - before;
    },
    [WALK, rounds] as const,
  );
}

interface Held {
  readonly nodes: number;
  readonly listeners: number;
}

/** Returns the numbers of nodes and listeners that remain after a garbage collection. */
async function heldBy(session: CDPSession): Promise<Held> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { nodes: valueOf('Nodes'), listeners: valueOf('JSEventListeners') };
}

test('twenty rounds over every page leak nothing, and the last makes no more calls than the first', async ({
  page,
  context,
  signIn,
}) => {
  await page.addInitScript(countCalls);
  await signIn(OWNER, { path: hrefOf('login', {}, { latency: '0' }) });
  await expect(page.locator('.flow-chart svg')).toBeVisible();
  const session = await context.newCDPSession(page);
  await Promise.all([session.send('Performance.enable'), session.send('HeapProfiler.enable')]);
  await walk(page, 2);
  const first = await walk(page, 1);
  const before = await heldBy(session);
  await walk(page, ROUNDS / 2);
  const between = await heldBy(session);
  await walk(page, ROUNDS / 2);
  const last = await walk(page, 1);
  const after = await heldBy(session);
  expect(first).toBeGreaterThan(WALK.length);
  // A watcher that is not removed would add a request for each earlier visit to its page.
  expect(last).toBe(first);
  // A leak of one per round would show in both halves, whereas modules loaded when idle show in only one.
  for (const kind of ['nodes', 'listeners'] as const) {
    expect(Math.min(between[kind] - before[kind], after[kind] - between[kind]), kind).toBeLessThan(ROUNDS / 4);
  }
});
