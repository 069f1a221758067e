import type { Page } from '@playwright/test';
import { hrefOf } from '../src/core/routes/href.ts';
import { allPages, expectReady } from './support/pages.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, JOURNEY, test } from './support/test.ts';

const LANGUAGES = [
  { tag: 'fr', name: 'Français', dir: 'ltr', banking: 'Banques', amount: /266[\u202F\u00A0]600[\u202F\u00A0]\$/ },
  { tag: 'de', name: 'Deutsch', dir: 'ltr', banking: 'Banken', amount: /266\.600[\u202F\u00A0]\$/ },
  { tag: 'pt', name: 'Português', dir: 'ltr', banking: 'Bancos', amount: /266[\u202F\u00A0]600[\u202F\u00A0]\$/ },
  { tag: 'ar', name: 'العربية', dir: 'rtl', banking: 'البنوك', amount: /\$266,600/ },
] as const;

/** Checks that no button extends beyond its card: the card would cut it off. */
async function expectWholeButtons(page: Page): Promise<void> {
  const texts = await page.locator('plinth-card plinth-button:visible').evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const [inner, outer] = [button, button.closest('plinth-card')].map((each) => each?.getBoundingClientRect());
        return inner && outer && (inner.left < outer.left || inner.right > outer.right);
      })
      .map(({ textContent }) => textContent.trim()),
  );
  expect(texts).toEqual([]);
}

for (const { tag, name, dir, banking, amount } of LANGUAGES) {
  test(
    `the app is shown in ${name}, also after a reload`,
    dir === 'rtl' ? JOURNEY : {},
    async ({ page, openAsOwner }) => {
      await openAsOwner();
      await expect(page.getByText('$266,600').first()).toBeVisible();
      await page.getByRole('button', { name: 'Language' }).click();
      await page.getByRole('menuitemradio', { name }).click();
      const html = page.locator('html');
      await expect(html).toHaveAttribute('lang', tag);
      await expect(html).toHaveAttribute('dir', dir);
      for (const isReloaded of [false, true]) {
        if (isReloaded) await page.reload();
        await expect(page.getByRole('link', { name: banking })).toBeVisible();
        await expect(page.getByText(amount).first()).toBeVisible();
      }
      // Amounts are written from left to right in every language, so that their units stand below each other.
      const amounts = page.locator('.dashboard-flow-sums dd > :last-child');
      await expect(amounts).toHaveCount(3);
      const ends = await amounts.evaluateAll((elements) =>
        elements.map((element) => Math.round(element.getBoundingClientRect().right)),
      );
      expect(new Set(ends).size).toBe(1);
      const menu = await page.getByRole('link', { name: banking }).boundingBox();
      expect((menu?.x ?? 0) > 640).toBe(dir === 'rtl');
      await expectAccessible(page);
    },
  );

  test(`the pages of a signed-in user fit a phone in ${name}`, async ({ page, openAsOwner }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.addInitScript((language) => localStorage.setItem('plinth.language', language), tag);
    for (const { href, kind, ready } of allPages) {
      if (kind !== 'secured') continue;
      await test.step(href, async () => {
        await openAsOwner(href);
        await expectReady(page, ready);
        await expect(page.locator('html')).toHaveAttribute('lang', tag);
        await expectNoHorizontalScroll(page);
        await expectWholeButtons(page);
      });
    }
  });
}

test('the language can be chosen before sign-in', async ({ page }) => {
  await page.goto(hrefOf('login'));
  await page.getByLabel('Language').selectOption('Deutsch');
  await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
  await expect(page).toHaveTitle(/Plinth$/);
});
