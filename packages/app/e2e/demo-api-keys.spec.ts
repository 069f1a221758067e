import type { Page } from '@playwright/test';
import { demoRoutes } from '../src/demo/_shared/routes.ts';
import { openDemoAs } from './support/demo.ts';
import { expect, expectAccessible, JOURNEY, test } from './support/test.ts';

const MASKED = /^plinth_demo_•+\w{4}$/;
const WHOLE = /^plinth_demo_\w{32}$/;

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

async function chooseAction(page: Page, name: string, action: string): Promise<void> {
  await rowOf(page, name).hover();
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('an API key is created, shown for half a minute, renamed and revoked', JOURNEY, async ({ page }) => {
  await page.clock.install();
  await openDemoAs(page, 'admin', demoRoutes.hrefOf('api-keys'));
  await page.getByRole('button', { name: 'Create key' }).click();
  await expect(page.getByText('Please enter a valid API key name')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Bakery scale');
  await page.getByRole('combobox', { name: 'Type' }).selectOption('Read Write');
  await page.getByRole('button', { name: 'Create key' }).click();
  await expect(page.getByRole('dialog', { name: 'Your key for Bakery scale' })).toBeVisible();
  await expect(page.locator('.new-key-text code')).toHaveText(WHOLE);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Done' }).click();

  const key = rowOf(page, 'Bakery scale').locator('bdi[dir=ltr]');
  await expect(key).toHaveText(MASKED);
  await chooseAction(page, 'Bakery scale', 'Show');
  await expect(key).toHaveText(WHOLE);
  await page.clock.fastForward(31_000);
  await expect(key).toHaveText(MASKED);

  await chooseAction(page, 'Bakery scale', 'Edit');
  await page.locator('plinth-dialog[open]').getByRole('textbox', { name: 'Name' }).fill('Bakery till');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('API key Bakery till updated')).toBeVisible();
  await chooseAction(page, 'Bakery till', 'Revoke');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(rowOf(page, 'Bakery till').getByText('Revoked')).toBeVisible();
  // Until the dialog has closed, the page behind it takes no text.
  await expect(page.getByRole('button', { name: 'Revoke', exact: true })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Actions for Bakery till' })).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search name or type' }).fill('warehouse');
  await expect(rowOf(page, 'Bakery till')).toHaveCount(0);
});
