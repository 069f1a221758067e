import type { Locator, Page } from '@playwright/test';
import { hrefOf } from '../../src/core/routes/href.ts';
import { endsWith } from './addresses.ts';
import { expect, PASSWORD } from './test.ts';

let accounts = 0;

/** Returns an email address without an account. */
export const freshEmail = () => `founder-${process.pid}-${Date.now()}-${(accounts += 1)}@plinth.test`;

/** Returns a predicate that matches the URL of a step. */
export const step = (name: string) => endsWith(hrefOf('register', { step: name }));

export const proceed = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true }).click();
export const skip = (page: Page) => page.getByRole('button', { name: 'Skip for now' }).click();

/** Completes the amount step. */
export async function submitAmount(page: Page, amount: string, phone: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount);
  if (phone) await page.getByLabel('Phone').fill(phone);
  await proceed(page);
}

/** Signs up by email, starting at the sign-in page. */
export async function register(page: Page, email: string, path = hrefOf('login')): Promise<void> {
  await page.goto(path);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Full name').fill('Ines Calloway');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(step('amount'));
}

/** Returns the days and the times that can be chosen for a meeting. */
export function meetingChoices(page: Page): readonly [days: Locator, times: Locator] {
  const groups = page.locator('plinth-radio-tile-group');
  const choicesOf = (group: Locator) => group.getByRole('radio', { disabled: false });
  return [choicesOf(groups.first()), choicesOf(groups.last())];
}

/** Completes the time step with the last slot of the second available day. */
export async function bookMeeting(page: Page): Promise<void> {
  await expect(page).toHaveURL(step('time'));
  const [days, times] = meetingChoices(page);
  await days.nth(1).click();
  await times.last().click();
  await page.getByLabel('Street').fill('2140 SE Division Street');
  await page.getByLabel('City').fill('Portland');
  await page.getByLabel('State').selectOption('OR');
  await page.getByLabel('ZIP code').fill('97202');
  await page.getByRole('button', { name: 'Book the meeting' }).click();
}

/** Completes the company step. */
export async function submitCompany(page: Page): Promise<void> {
  await expect(page).toHaveURL(step('company'));
  await page.getByLabel('Legal name').fill('Harrow & Vine Provisions LLC');
  await page.getByLabel('Industry').selectOption({ index: 1 });
  await page.getByLabel('Monthly revenue').selectOption({ index: 1 });
  await proceed(page);
}
