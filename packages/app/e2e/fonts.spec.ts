import type { Page } from '@playwright/test';
import { hrefOf } from '../src/core/routes/href.ts';
import { expect, test } from './support/test.ts';

/** Waits until the font of Latin text is there, and returns whether it was requested after the page had loaded. */
async function isFontLate(page: Page): Promise<boolean> {
  await page.waitForFunction(() => document.fonts.check('1em "Inter Variable"'));
  return page.evaluate(() => {
    const font = performance.getEntriesByType('resource').find(({ name }) => name.includes('/inter-latin-'));
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (!font || !navigation) throw new Error('The page has not requested the font.');
    return font.startTime >= navigation.loadEventStart;
  });
}

test('the first visit requests fonts after the code of the app, and later ones at once', async ({ page }) => {
  await page.goto(hrefOf('login'));
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  expect(await isFontLate(page)).toBe(true);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('plinth.fonts'))).toBe('cached');
  await page.reload();
  expect(await isFontLate(page)).toBe(false);
});
