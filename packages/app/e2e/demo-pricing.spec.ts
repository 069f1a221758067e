import { demoRoutes } from '../src/demo/_shared/routes.ts';
import { openDemoAs } from './support/demo.ts';
import { expect, JOURNEY, test } from './support/test.ts';

test(
  'a plan is chosen with its yearly price, and is still the current one after a reload',
  JOURNEY,
  async ({ page }) => {
    await openDemoAs(page, 'client', demoRoutes.hrefOf('pricing'));
    await expect(page.getByText('$99')).toBeVisible();
    await page.getByRole('switch', { name: 'Pay yearly' }).click();
    await expect(page).toHaveURL(/[?&]period=yearly/);
    await expect(page.getByText('$960 for the year')).toBeVisible();
    await page.getByRole('button', { name: 'Choose Enterprise' }).click();
    await expect(page.getByText('You pay $960 for the year, which is $80 a month.')).toBeVisible();
    await page.getByRole('button', { name: 'Change to Enterprise' }).click();
    await expect(page.getByText('You now have the Enterprise plan')).toBeVisible();
    await page.reload();
    await expect(page.locator('.plan-card').filter({ hasText: 'Enterprise' }).locator('plinth-button')).toHaveText(
      'Current plan',
    );
    await expect(page.getByRole('button', { name: 'Choose Standard' })).toBeEnabled();
  },
);
