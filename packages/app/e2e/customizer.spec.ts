import type { Page } from '@playwright/test';
import { hrefOf } from '../src/core/routes/href.ts';
import { endsWith } from './support/addresses.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, JOURNEY, OWNER, test } from './support/test.ts';

const root = (page: Page) => page.locator('html');
const shell = (page: Page) => page.locator('plinth-app-shell');

async function openCustomizer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change appearance' }).click();
  await expect(page.getByRole('radio', { name: 'Semi-dark' })).toBeVisible();
}

/** Clicks an option of the customizer by its visible label. */
async function choose(page: Page, name: string): Promise<void> {
  await page
    .locator('plinth-customizer :is(plinth-segment, plinth-radio-tile)')
    .filter({ has: page.getByText(name, { exact: true }) })
    .click();
  await expect(page.getByRole('radio', { name })).toBeChecked();
}

test.describe('the customizer', () => {
  test.beforeEach(async ({ page, openAsOwner }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openAsOwner();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await openCustomizer(page);
  });

  test('applies changes at once and restores them after a reload', JOURNEY, async ({ page }) => {
    await choose(page, 'Semi-dark');
    await expect(root(page)).toHaveAttribute('data-skin', 'semi-dark');
    await choose(page, 'Horizontal');
    await page.getByLabel('Menu type').selectOption('Sticky');
    await page.keyboard.press('Escape');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const [bar, heading] = await Promise.all([
      menu.boundingBox(),
      page.getByRole('heading', { level: 1 }).boundingBox(),
    ]);
    expect(bar?.y ?? 0).toBeLessThan(heading?.y ?? 0);
    expect(bar?.width).toBeGreaterThan(1_300);
    await page.reload();
    await expect(shell(page)).toHaveAttribute('layout', 'horizontal');
    await expect(root(page)).toHaveAttribute('data-skin', 'semi-dark');
    await page.getByRole('link', { name: 'Tickets' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tickets' })).toBeVisible();
    await expectAccessible(page);
  });

  test('sets the direction independently of the language, until it is reset', async ({ page }) => {
    await page.getByRole('switch', { name: 'Right to left' }).click();
    await expect(root(page)).toHaveAttribute('dir', 'rtl');
    await expect(root(page)).toHaveAttribute('lang', 'en');
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(root(page)).toHaveAttribute('dir', 'rtl');
    await expectNoHorizontalScroll(page);
    await openCustomizer(page);
    await choose(page, 'Boxed');
    await page.getByRole('button', { name: 'Reset', exact: true }).click();
    await page.getByRole('alertdialog', { name: 'Reset the appearance?' }).waitFor();
    await page.getByRole('button', { name: 'Reset', exact: true }).last().click();
    await expect(root(page)).toHaveAttribute('dir', 'ltr');
    await expect(shell(page)).toHaveAttribute('content-width', 'full');
    await page.reload();
    await expect(root(page)).toHaveAttribute('dir', 'ltr');
  });

  test('stays reachable without navbar and menu', async ({ page }) => {
    await page.getByRole('switch', { name: 'Menu hidden' }).click();
    await page.getByLabel('Navbar type').selectOption('Hidden');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden();
    await page.getByRole('button', { name: /^Account menu for/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL(endsWith(hrefOf('login')));
    await expect(page.getByRole('button', { name: 'Change appearance' })).toBeHidden();
  });
});

test('settings in the address are applied', async ({ page, signIn }) => {
  await signIn(OWNER, {
    path: hrefOf('login', {}, { appearance: '{"skin":"dark","isRTL":true,"footerType":"hidden"}' }),
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await expect(root(page)).toHaveAttribute('data-skin', 'dark');
  await expect(root(page)).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expectNoHorizontalScroll(page);
});
