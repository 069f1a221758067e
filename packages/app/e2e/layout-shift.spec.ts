import type { Page, Request } from '@playwright/test';
import { isCall } from '@plinth/api-client/call';
import { declarations } from '@plinth/api-client/registry';
import { hrefOf } from '../src/core/routes/href.ts';
import { allPages } from './support/pages.ts';
import { expect, layoutShifts, test } from './support/test.ts';

/** The time between two responses in milliseconds. The last ones arrive later than the dashboard waits for its notices. */
const intervalOf = (href: string): number => (href === hrefOf('dashboard') ? 500 : 200);

/** Returns a latency with which the responses to the given calls arrive one by one. */
const latencyOf = (calls: readonly string[], intervalMs: number): string =>
  ['100', ...calls.map((call, index) => `${call}:${index * intervalMs}`)].join();

const patterns = declarations.filter(isCall).map(({ name, method, path }) => ({
  name,
  method,
  url: new URLPattern({ pathname: `/v1${path}` }),
}));

/** Returns the names of the calls that the page makes during an action. */
async function recordCalls(page: Page, action: () => Promise<void>): Promise<readonly string[]> {
  const names = new Set<string>();
  const record = (request: Request) => {
    const call = patterns.find(({ method, url }) => method === request.method() && url.test(request.url()));
    if (call) names.add(call.name);
  };
  page.on('request', record);
  await action();
  page.off('request', record);
  return [...names];
}

const securedPages = allPages.filter(({ kind }) => kind === 'secured');

for (const width of [360, 1440]) {
  for (const { href } of securedPages) {
    test(`${href} loads without layout shifts at ${width} px, in either order of the responses`, async ({
      page,
      openAsOwner,
    }) => {
      test.slow();
      const expectStable = async (latency: string) => {
        await openAsOwner(`${href}?latency=${encodeURIComponent(latency)}`);
        await expect(page.locator('.panels')).toHaveAttribute('aria-busy', 'false', { timeout: 20_000 });
        expect.soft(await layoutShifts(page), latency).toEqual([]);
      };
      await page.setViewportSize({ width, height: 900 });
      const calls = await recordCalls(page, () => expectStable('0'));
      expect(calls).not.toEqual([]);
      const interval = intervalOf(href);
      for (const latency of ['400', latencyOf(calls, interval), latencyOf(calls.toReversed(), interval)])
        await expectStable(latency);
    });
  }
}
