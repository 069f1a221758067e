import type { CDPSession, Page } from '@playwright/test';
import { hrefOf } from '../src/core/routes/href.ts';
import { allPages } from './support/pages.ts';
import { expect, OWNER, test } from './support/test.ts';

/** Every page that a signed-in user can be on, the dashboard last: the walk starts there, too. */
const WALK = allPages
  .filter(({ kind }) => kind !== 'auth')
  .toSorted((one, other) => Number(one.id === 'dashboard') - Number(other.id === 'dashboard'))
  .map(({ href, ready }) => [href, ready] as const);

/** Between the two measurements of what the page holds. */
const ROUNDS = 16;

/** Counts what the app asks its provider for; the flags are asked for by the clock. */
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

/** Opens each page and leaves it when it has what it asked for, without loading the app again. Counts the calls. */
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
          // The router reads the address again.
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

/** What the page holds on to once all that can go is gone. */
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
  // A watcher that stayed would ask once more for each time that its page was opened.
  expect(last).toBe(first);
  // One a round would be a leak, in both halves; what the app fetches when it has time comes once.
  for (const kind of ['nodes', 'listeners'] as const) {
    expect(Math.min(between[kind] - before[kind], after[kind] - between[kind]), kind).toBeLessThan(ROUNDS / 4);
  }
});
