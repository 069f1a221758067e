import type { Page } from '@playwright/test';
import { expect } from './test.ts';

let accounts = 0;

/** An address that nobody has signed up with. */
export const freshEmail = () => `founder-${process.pid}-${Date.now()}-${(accounts += 1)}@plinth.test`;

/** Address of a step. */
export const step = (name: string) => new RegExp(`/register/${name}$`);

export const proceed = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true }).click();
export const skip = (page: Page) => page.getByRole('button', { name: 'Skip for now' }).click();

/** Gives an amount from the step of it on. */
export async function giveAmount(page: Page, amount: string, phone: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount);
  if (phone) await page.getByLabel('Phone').fill(phone);
  await proceed(page);
}

/** Sends the company step. */
export async function giveCompany(page: Page): Promise<void> {
  await expect(page).toHaveURL(step('company'));
  await page.getByLabel('Legal name').fill('Harrow & Vine Provisions LLC');
  await page.getByLabel('Industry').selectOption({ index: 1 });
  await page.getByLabel('Monthly revenue').selectOption({ index: 1 });
  await proceed(page);
}
