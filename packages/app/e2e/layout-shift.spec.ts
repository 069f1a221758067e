import type { Page, Request } from '@playwright/test';
import { isCall } from '@plinth/api-client/call';
import { declarations } from '@plinth/api-client/registry';
import { hrefOf } from '../src/core/routes/href.ts';
import { allPages } from './support/pages.ts';
import { expect, layoutShifts, OWNER, test } from './support/test.ts';

/** The delay in milliseconds of a late response: longer than all others take, and on the dashboard than it waits for its notices. */
const lateBy = (href: string): number => (href === hrefOf('dashboard') ? 2_500 : 1_000);

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
    test(`${href} loads without layout shifts at ${width} px, whichever response is last`, async ({ page, signIn }) => {
      test.slow();
      const expectStable = async (latency: string) => {
        await page.goto(`${href}?latency=${encodeURIComponent(latency)}`);
        await expect(page.locator('.panels')).toHaveAttribute('aria-busy', 'false', { timeout: 15_000 });
        expect.soft(await layoutShifts(page), latency).toEqual([]);
      };
      await page.setViewportSize({ width, height: 900 });
      await signIn(OWNER);
      const calls = await recordCalls(page, () => expectStable('0'));
      expect(calls).not.toEqual([]);
      for (const latency of ['400', ...calls.map((call) => `100,${call}:${lateBy(href)}`)]) await expectStable(latency);
    });
  }
}
