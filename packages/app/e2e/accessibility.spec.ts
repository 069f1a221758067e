import type { Page } from '@playwright/test';
import { hrefOf } from '../src/core/routes/href.ts';
import { demoRoutes } from '../src/demo/_shared/routes.ts';
import { signInToDemo } from './support/demo.ts';
import { allPages, expectReady } from './support/pages.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, OWNER, test } from './support/test.ts';

const VARIANTS = [
  { name: 'at 1440 px', skin: 'light', language: 'en', use: { viewport: { width: 1440, height: 900 } } },
  { name: 'at 360 px, dark, in Arabic', skin: 'dark', language: 'ar', use: { viewport: { width: 360, height: 800 } } },
  {
    name: 'at a zoom of 200 %, bordered',
    skin: 'bordered',
    language: 'en',
    use: { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 },
  },
] as const;

/** Stores a skin and a language as another tab does: an open page takes them over. */
const setAppearance = (page: Page, skin: string, language: string): Promise<void> =>
  page.evaluate(
    (values) => {
      for (const [key, newValue] of Object.entries(values)) {
        localStorage.setItem(key, newValue);
        dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
      }
    },
    { 'plinth.skin': skin, 'plinth.language': language },
  );

for (const { name, skin, language, use } of VARIANTS) {
  test.describe(name, () => {
    test.use(use);

    test(`every page is accessible ${name}, without horizontal scrolling`, async ({ page, signIn }) => {
      test.setTimeout(120_000);
      const visit = async (kinds: readonly string[]) => {
        await setAppearance(page, skin, language);
        for (const { href, kind, ready } of allPages) {
          if (!kinds.includes(kind)) continue;
          await test.step(href, async () => {
            await page.goto(href);
            await expectReady(page, ready);
            await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
            await expectAccessible(page);
            await expectNoHorizontalScroll(page);
          });
        }
      };
      await page.goto(hrefOf('maintenance', {}, { latency: 0 }));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await visit(['auth', 'public']);
      await page.evaluate(() => localStorage.setItem('plinth.language', 'en'));
      await signIn(OWNER);
      await visit(['secured', 'oauth']);
    });
  });
}

/** The routes of the demo in two halves, which are tested beside each other. */
const halves = [0, 1].map((half) => demoRoutes.ids.filter((_, index) => index % 2 === half));

for (const [index, ids] of halves.entries()) {
  test(`pages of the demo have a title and a heading and are accessible in every appearance, half ${index + 1}`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await signInToDemo(page, 'admin', demoRoutes.hrefOf('todo'));
    await expectReady(page, demoRoutes.readyOf('todo'));
    for (const id of ids) {
      const [first, ...others] = VARIANTS;
      await page.setViewportSize(first.use.viewport);
      await setAppearance(page, first.skin, first.language);
      await page.goto(demoRoutes.sampleHrefOf(id));
      for (const { name, skin, language, use } of [first, ...others])
        await test.step(`${id} ${name}`, async () => {
          await page.setViewportSize(use.viewport);
          await setAppearance(page, skin, language);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await expectReady(page, demoRoutes.readyOf(id));
          await expect(page).toHaveTitle(/\S+ – Plinth$/);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          await expectAccessible(page);
          await expectNoHorizontalScroll(page);
        });
    }
  });
}
