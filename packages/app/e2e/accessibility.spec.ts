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

/** Stores a skin and a language, which the next load of a page has. */
const setAppearance = (page: Page, skin: string, language: string): Promise<void> =>
  page.evaluate(
    ([chosenSkin, chosenLanguage]) => {
      localStorage.setItem('plinth.skin', chosenSkin);
      localStorage.setItem('plinth.language', chosenLanguage);
    },
    [skin, language] as const,
  );

for (const { name, skin, language, use } of VARIANTS) {
  test.describe(name, () => {
    test.use(use);

    test(`every page of the demo has a title and a heading and is accessible ${name}`, async ({ page }) => {
      test.setTimeout(120_000);
      await signInToDemo(page, 'admin', demoRoutes.hrefOf('todo'));
      await expectReady(page, demoRoutes.readyOf('todo'));
      await setAppearance(page, skin, language);
      for (const id of demoRoutes.ids) {
        await test.step(id, async () => {
          await page.goto(demoRoutes.sampleHrefOf(id));
          await expectReady(page, demoRoutes.readyOf(id));
          await expect(page).toHaveTitle(/\S+ – Plinth$/);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          await expectAccessible(page);
          await expectNoHorizontalScroll(page);
        });
      }
    });

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
