import { demoRoutes } from '../src/demo/_shared/routes.ts';
import { openDemoAs } from './support/demo.ts';
import { expect, JOURNEY, test } from './support/test.ts';

test('a card is collapsed, requests its content again, and is removed and restored', JOURNEY, async ({ page }) => {
  await openDemoAs(page, 'client', demoRoutes.hrefOf('cards-action'));
  const card = page.locator('#all');
  const invoices = card.getByRole('listitem');
  await expect(invoices.first()).toContainText('$');
  await card.getByRole('button', { name: 'Show content' }).click();
  await expect(invoices.first()).toBeHidden();
  await card.getByRole('button', { name: 'Show content' }).click();
  await expect(invoices.first()).toBeVisible();
  const response = page.waitForResponse(/\/apps\/invoice\/invoices/);
  await card.getByRole('button', { name: 'Refresh' }).click();
  expect((await response).ok()).toBe(true);
  await card.getByRole('button', { name: 'Close' }).click();
  await expect(card).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toBeVisible();
});
