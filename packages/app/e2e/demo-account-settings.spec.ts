import type { Locator, Page } from '@playwright/test';
import { updateAccount } from '@plinth/api-client/demo/account';
import { hrefOf } from '../src/core/routes/href.ts';
import { demoRoutes } from '../src/demo/_shared/routes.ts';
import { endsWith } from './support/addresses.ts';
import { holdCalls, openDemoAs } from './support/demo.ts';
import { expect, expectAccessible, JOURNEY, test } from './support/test.ts';

const PIXEL = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');
const question = (page: Page): Locator => page.locator('plinth-dialog[open][alert]');
const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name });

test('each tab refuses what is wrong and saves what is right', async ({ page }) => {
  await openDemoAs(page, 'client', demoRoutes.hrefOf('account-settings'));
  await page.getByRole('textbox', { name: 'Email' }).fill('admin@demo.com');
  await page.getByLabel('Full name', { exact: true }).fill('Noor H.');
  await page
    .getByLabel('Photo', { exact: true })
    .setInputFiles({ name: 'me.txt', mimeType: 'text/plain', buffer: PIXEL });
  await expect(page.getByText('Choose a JPG, PNG or GIF, up to 800 kB')).toBeVisible();
  await page
    .getByLabel('Photo', { exact: true })
    .setInputFiles({ name: 'me.gif', mimeType: 'image/gif', buffer: PIXEL });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('This email is already in use.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await expectAccessible(page);
  // Another tab waits until one has decided about the changes.
  await tab(page, 'Security').click();
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill('noor@demo.com');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Account settings were saved')).toBeVisible();
  await expect(page.locator('plinth-user-menu')).toHaveJSProperty('name', 'Noor H.');

  await tab(page, 'Security').click();
  await page.getByLabel('Current password', { exact: true }).fill('wrong');
  await page.getByLabel('New password', { exact: true }).fill('Brass rule 7');
  await page.getByLabel('Confirm new password', { exact: true }).fill('Brass rule 7');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('That password isn’t right')).toBeVisible();
  await page.getByLabel('Current password', { exact: true }).fill('client');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('The password was changed')).toBeVisible();
  await expect(page.getByLabel('Current password', { exact: true })).toHaveValue('');
  await expectAccessible(page);

  await tab(page, 'Billing & plans').click();
  await page.getByRole('button', { name: 'Change plan' }).click();
  await page.getByRole('button', { name: 'Choose Enterprise' }).click();
  await expect(page.getByText('You pay $99 a month. It replaces your plan from today on.')).toBeVisible();
  await page.getByRole('button', { name: 'Change to Enterprise' }).click();
  await expect(page.getByText('You now have the Enterprise plan')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(question(page).getByRole('button', { name: 'Keep the plan' })).toBeFocused();
  await question(page).getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(page.getByRole('button', { name: 'Cancel subscription' })).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Download the receipt/ })
    .first()
    .click();
  expect((await download).suggestedFilename()).toBe('receipt-6.pdf');
  await expectAccessible(page);

  await tab(page, 'Notifications').click();
  await page.getByRole('switch', { name: 'Blog digest' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Notifications were saved')).toBeVisible();

  await tab(page, 'Connections').click();
  await page.getByRole('textbox', { name: 'Quora' }).fill('quora.example.com');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Enter a web address that starts with https://')).toBeVisible();
  await page.getByRole('textbox', { name: 'Quora' }).fill('https://quora.example.com/noor');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Connections were saved')).toBeVisible();
});

test('an account is deleted after it was confirmed, and the demo starts anew', async ({ page }) => {
  await openDemoAs(page, 'client', demoRoutes.hrefOf('account-settings'));
  await page.getByLabel('Full name', { exact: true }).fill('Somebody Else');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Account settings were saved')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete account' })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'I want to delete my account' }).check();
  await page.getByRole('button', { name: 'Delete account' }).click();
  await question(page).getByRole('button', { name: 'Delete account' }).click();
  await expect(page).toHaveURL(endsWith(hrefOf('login')));
  await openDemoAs(page, 'client', demoRoutes.hrefOf('account-settings'));
  await expect(page.getByLabel('Full name', { exact: true })).toHaveValue('Noor Haddad');
});

test(
  'settings are as they were stored once they are saved, and a part that was not saved is named',
  JOURNEY,
  async ({ page }) => {
    await openDemoAs(page, 'client', demoRoutes.hrefOf('account-settings'));
    await page.getByLabel('Company').fill('Haddad & Daughters ');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Account settings were saved')).toBeVisible();
    await expect(page.getByText('Unsaved changes')).toHaveCount(0);
    await expect(page.getByLabel('Company')).toHaveValue('Haddad & Daughters');

    await tab(page, 'Connections').click();
    await page.getByRole('textbox', { name: 'Quora' }).fill('https://quora.example.com/noor');
    await page.getByRole('switch', { name: 'GitHub' }).click();
    const calls = await holdCalls(page, updateAccount.path);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect.poll(calls.count).toBe(1);
    await calls.releaseWaiting();
    await expect.poll(calls.count).toBe(2);
    await calls.fail();
    await expect(page.getByText('Some of the changes were not saved.')).toBeVisible();
  },
);
