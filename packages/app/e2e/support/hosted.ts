import type { Page } from '@playwright/test';
import { expect } from './test.ts';

async function signInOnHostedPage(page: Page): Promise<void> {
  await page.getByLabel('User name').fill('ines');
  await page.getByLabel('Password').fill('anything');
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Completes the bank's hosted page, starting at its sign-in. */
export async function shareAtBank(page: Page): Promise<void> {
  await signInOnHostedPage(page);
  await page.getByRole('button', { name: 'Allow' }).click();
}

/** Completes the platform's hosted page. */
export async function shareAtPlatform(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/hosted\/platform\.html/);
  await signInOnHostedPage(page);
  await page.getByRole('button', { name: 'Allow' }).click();
}
