import { demoRoutes } from '../src/demo/_shared/routes.ts';
import { openDemoAs } from './support/demo.ts';
import { expect, JOURNEY, test } from './support/test.ts';

test(
  'the packages of the build are listed, found, and opened with the text of their license',
  JOURNEY,
  async ({ page }) => {
    await openDemoAs(page, 'client', demoRoutes.hrefOf('license'));
    await page.getByRole('searchbox', { name: 'Search name or license' }).fill('lucide-static');
    await expect(page.getByText('Showing 1–1 of 1')).toBeVisible();
    await page.getByRole('link', { name: 'lucide-static', exact: true }).click();
    await expect(page.locator('.license-text')).toContainText('ISC License');
    await page.reload();
    await expect(page.locator('.license-text')).toContainText('ISC License');
    await page.keyboard.press('Escape');
    await expect(page).not.toHaveURL(/package=/);
    // It is there for development alone.
    await page.getByRole('searchbox', { name: 'Search name or license' }).fill('vitest');
    await expect(page.getByText('No package matches', { exact: true })).toBeVisible();
  },
);
