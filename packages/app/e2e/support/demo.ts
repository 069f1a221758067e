import { expect, type Page } from '@playwright/test';
import { endsWith } from './addresses.ts';

/** Opens a page of the demo as a visitor and signs in to an account of the demo, which leads back to the page. */
export async function signInToDemo(page: Page, role: 'admin' | 'client', path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Try the demo' }).click();
  await page.getByRole('menuitem', { name: `Sign in as ${role}` }).click();
  await expect(page).toHaveURL(endsWith(path));
}
