import { join } from 'node:path';
import { findMock } from '../bench/mock-marks.ts';
import { expect, PROVIDER, test } from './support/test.ts';

test(
  'the served build contains nothing of the mock, and no worker is registered',
  PROVIDER,
  async ({ page, openAsOwner, providerOrigin }) => {
    await openAsOwner();
    await expect(page.getByText('Available to draw')).toBeVisible();
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    const cache = join(import.meta.dirname, '../../../node_modules/.cache/plinth-provider');
    const traces = findMock(join(cache, `app-${new URL(providerOrigin ?? '').port}`));
    // The pop-up of the identity emulator, which is no part of the mock of the provider.
    expect(traces.filter((trace) => !trace.endsWith(': Sign-in channel'))).toEqual([]);
    expect(traces).toHaveLength(1);
  },
);
