import type { Page } from '@playwright/test';
import { hrefOf } from '../src/core/routes/href.ts';
import { demoRoutes } from '../src/demo/_shared/routes.ts';
import { SHOWCASE_PATHS } from '../src/demo/_shared/showcase-pages.ts';
import { openDemoAs, showAllExamples } from './support/demo.ts';
import { expectTabPasses } from './support/keyboard.ts';
import { allPages, expectReady } from './support/pages.ts';
import {
  expect,
  expectAccessible,
  expectNoHorizontalScroll,
  expectNoWrappedButtons,
  JOURNEY,
  layoutShifts,
  OWNER,
  test,
} from './support/test.ts';
import { expectTextInOrder } from './support/text-order.ts';

interface Variant {
  readonly name: string;
  readonly skin: string;
  readonly language: string;
  readonly use: { readonly viewport: { readonly width: number; readonly height: number }; deviceScaleFactor?: number };
  /** Whether axe looks at the page. Zoom changes only the room of what it has seen at another width. */
  readonly isAudited: boolean;
  /** Whether there is room for every label in one line. */
  readonly isWide: boolean;
}

/** The appearances. Pages of the demo are loaded in the first one, where most of a page is below what loads late. */
const VARIANTS: readonly [Variant, ...Variant[]] = [
  {
    name: 'at 360 px, dark, in Arabic',
    skin: 'dark',
    language: 'ar',
    use: { viewport: { width: 360, height: 800 } },
    isAudited: true,
    isWide: false,
  },
  {
    name: 'at 1440 px',
    skin: 'light',
    language: 'en',
    use: { viewport: { width: 1440, height: 900 } },
    isAudited: true,
    isWide: true,
  },
  {
    name: 'at a zoom of 200 %, bordered',
    skin: 'bordered',
    language: 'en',
    use: { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 },
    isAudited: false,
    isWide: false,
  },
];

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

for (const { name, skin, language, use, isAudited, isWide } of VARIANTS) {
  test.describe(name, () => {
    test.use(use);

    test(
      `every page is accessible ${name}, without horizontal scrolling`,
      language === 'ar' ? JOURNEY : {},
      async ({ page, signIn }) => {
        test.setTimeout(300_000);
        const visit = async (kinds: readonly string[]) => {
          await setAppearance(page, skin, language);
          for (const { href, kind, ready } of allPages) {
            if (!kinds.includes(kind)) continue;
            await test.step(href, async () => {
              await page.goto(href);
              await expectReady(page, ready);
              await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
              if (isAudited) await expectAccessible(page);
              await expectNoHorizontalScroll(page);
              if (isWide) await expectNoWrappedButtons(page);
              if (language === 'ar') await expectTextInOrder(page);
            });
          }
        };
        await page.goto(hrefOf('maintenance'));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await visit(['auth', 'public']);
        await page.evaluate(() => localStorage.setItem('plinth.language', 'en'));
        await signIn(OWNER);
        await visit(['secured', 'oauth']);
      },
    );
  });
}

/** The number of pages of the demo that one test visits. */
const PAGES_PER_TEST = 8;
const demoGroups = Object.entries(Object.groupBy(demoRoutes.ids, (_, index) => 1 + Math.floor(index / PAGES_PER_TEST)));

for (const [group, ids = []] of demoGroups) {
  test(`pages of the demo load without layout shifts and are accessible in every appearance, group ${group}`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    await openDemoAs(page, 'admin', demoRoutes.hrefOf('todo'));
    await expectReady(page, demoRoutes.readyOf('todo'));
    for (const id of ids) {
      const [first] = VARIANTS;
      await page.setViewportSize(first.use.viewport);
      await setAppearance(page, first.skin, first.language);
      const href = demoRoutes.sampleHrefOf(id);
      await page.goto(`${href}${href.includes('?') ? '&' : '?'}latency=100`);
      await page.waitForLoadState('networkidle');
      expect.soft(await layoutShifts(page), id).toEqual([]);
      await showAllExamples(page);
      // The examples of the showcase are stories, which are checked from left to right in the light skin where they are.
      const hasExamples = Object.hasOwn(SHOWCASE_PATHS, id);
      const variants = hasExamples ? VARIANTS.filter(({ skin }) => skin !== 'light') : VARIANTS;
      for (const { name, skin, language, use, isAudited, isWide } of variants) {
        await test.step(`${id} ${name}`, async () => {
          await page.setViewportSize(use.viewport);
          await setAppearance(page, skin, language);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await expectReady(page, demoRoutes.readyOf(id));
          await expect(page).toHaveTitle(/\S+ – Plinth$/);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          if (isAudited) await expectAccessible(page, { hasExamples, exclude: ['plinth-side-menu'] });
          await expectNoHorizontalScroll(page);
          if (isWide) await expectNoWrappedButtons(page);
          if (language === 'ar') await expectTextInOrder(page);
        });
      }
      for (const example of await page.locator('[data-example]').all()) await expectTabPasses(page, example);
    }
  });
}
