import type { Page } from '@playwright/test';
import { demoRoutes } from '../src/demo/_shared/routes.ts';
import { openDemoAs } from './support/demo.ts';
import { expect, JOURNEY, test } from './support/test.ts';

const openMails = (page: Page): Promise<void> => openDemoAs(page, 'admin', demoRoutes.hrefOf('email'));

test('a mail asks before its attachment is lost, and keeps an incomplete address in its form', async ({ page }) => {
  await openMails(page);
  await page.getByRole('button', { name: 'Compose' }).click();
  const compose = page.getByRole('region', { name: 'Compose' });
  await compose.getByLabel('Subject').fill('Berth plan');
  await expect(compose.getByText('Draft kept on this device')).toBeVisible();
  await compose
    .locator('input[type=file]')
    .setInputFiles({ name: 'berths.txt', mimeType: 'text/plain', buffer: Buffer.from('12') });
  await expect(compose.getByText('Draft kept without attachments')).toBeVisible();
  await page.getByRole('link', { name: 'Private', exact: true }).click();
  await page.getByRole('link', { name: 'Draft' }).click();
  await expect(compose.getByText('berths.txt')).toBeVisible();
  const question = page.locator('plinth-dialog[open]');
  // By keyboard, since the form may cover the list.
  await page.getByRole('list', { name: 'Draft' }).getByRole('link').first().press('Enter');
  await expect(question.getByText('Attachments are not.')).toBeVisible();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('link', { name: 'Chat' }).first().click();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(compose.getByText('berths.txt')).toBeVisible();

  await compose.getByRole('combobox', { name: 'To' }).fill('nobody');
  await compose.getByRole('combobox', { name: 'To' }).press('Enter');
  await compose.getByRole('button', { name: 'Close and save draft' }).click();
  await expect(page.getByText('The message was not saved. nobody isn’t valid here.')).toBeVisible();
  await page.getByRole('button', { name: /^Dismiss “The message/ }).click();
  await compose.getByRole('combobox', { name: 'To' }).fill('');
  await compose.getByRole('button', { name: 'Close and save draft' }).click();
  await expect(page.getByText('Message saved to Draft')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Berth plan' })).toBeVisible();
});

test('a mail is found, labelled, trashed and restored', async ({ page }) => {
  await openMails(page);
  const list = page.getByRole('list', { name: 'Inbox' });
  await expect(list.getByRole('listitem')).toHaveCount(10);

  await page.getByRole('searchbox', { name: 'Search email' }).fill('october');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Label', exact: true }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Private' }).click();
  await expect(list.getByText('Private', { exact: true })).toBeVisible();
  await expect(page.getByText('Private added to 1 message')).toBeVisible();

  await list.getByRole('link', { name: /October statement/ }).click();
  await expect(page.getByRole('heading', { name: 'Re: October statement' })).toBeFocused();
  await page.getByRole('button', { name: '3 earlier messages' }).click();
  await expect(page.getByRole('article')).toHaveCount(4);
  await page.getByRole('button', { name: 'Trash', exact: true }).click();
  await expect(page.getByText('No email matches')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list.getByRole('link', { name: /October statement/ })).toBeVisible();
});

test('from right to left, a sender stands beside the picture', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('plinth.direction', JSON.stringify('rtl')));
  await openMails(page);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('.mail-person').first()).toHaveCSS('text-align', 'right');
});

test('on a wide screen, a mail opens beside its list', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await openMails(page);
  const list = page.getByRole('list', { name: 'Inbox' });
  await list.getByRole('link', { name: /October statement/ }).click();
  await expect(page.getByRole('heading', { name: 'Re: October statement' })).toBeFocused();
  await expect(list.getByRole('link', { name: /October statement/ })).toHaveAttribute('aria-current', 'true');
  await list.getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Re: October statement' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(list.locator('[aria-current]')).toHaveCount(0);
  await expect(list.getByRole('link').first()).toBeFocused();
});

test('a mail is written, kept over a reload, sent, and another one scheduled', JOURNEY, async ({ page }) => {
  await page.clock.install();
  await openMails(page);
  await page.getByRole('button', { name: 'Compose' }).click();
  const compose = page.getByRole('region', { name: 'Compose' });
  await compose.getByRole('combobox', { name: 'To' }).fill('marta');
  await compose.getByRole('option', { name: /Marta Quill/ }).click();
  await compose.getByRole('combobox', { name: 'To' }).fill('"Last, First" <last@example.com>');
  await compose.getByLabel('Subject').fill('Friday at dock 2');
  await compose.getByRole('textbox', { name: 'Message' }).fill('Hold 10:30 for us.');
  await compose.getByRole('button', { name: 'Align center' }).click();
  await page.reload();
  await expect(compose.getByText('Your draft was restored.')).toBeVisible();
  await expect(compose.getByLabel('Subject')).toHaveValue('Friday at dock 2');
  await expect(compose.getByRole('textbox', { name: 'Message' }).locator('p[align=center]')).toHaveText(
    'Hold 10:30 for us.',
  );
  await compose.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Message sent')).toBeVisible();
  await page.clock.runFor(15_000);
  await page.getByRole('link', { name: 'Sent', exact: true }).click();
  await page
    .getByRole('list', { name: 'Sent' })
    .getByRole('link', { name: /Friday at dock 2/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Friday at dock 2' })).toBeVisible();
  await page.getByRole('button', { name: 'to Marta Quill and 1 more' }).click();
  await expect(page.getByText('"Last, First" <last@example.com>')).toBeVisible();

  await page.getByRole('button', { name: 'Forward' }).click();
  await expect(compose.getByLabel('Subject')).toHaveValue('Fwd: Friday at dock 2');
  await compose.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(compose.getByText('Add at least one recipient')).toBeVisible();
  await compose.getByRole('combobox', { name: 'To' }).fill('joel');
  await compose.getByRole('option', { name: /Joel Abara/ }).click();
  await compose.getByRole('button', { name: 'Schedule' }).click();
  const dialog = page.locator('plinth-dialog[open]');
  await expect(dialog.getByRole('button', { name: /^Tomorrow morning.*8:00 AM$/ })).toBeVisible();
  await dialog.getByLabel('Another time').fill('12/30/2090 9:00 AM');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText('Message scheduled for Dec 30, 2090, 9:00 AM')).toBeVisible();
  await page.getByRole('link', { name: 'Draft' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Fwd: Friday at dock 2' })).toContainText('Scheduled for');
});

test('a sent mail that is taken back opens with everything in it, and is not sent', async ({ page }) => {
  await page.clock.install();
  await openMails(page);
  await page.getByRole('button', { name: 'Compose' }).click();
  const compose = page.getByRole('region', { name: 'Compose' });
  await compose.getByRole('combobox', { name: 'To' }).fill('marta');
  await compose.getByRole('option', { name: /Marta Quill/ }).click();
  await compose.getByLabel('Subject').fill('Berth plan');
  await compose.getByRole('textbox', { name: 'Message' }).fill('Have a look.');
  await compose
    .locator('input[type=file]')
    .setInputFiles({ name: 'berths.txt', mimeType: 'text/plain', buffer: Buffer.from('12') });
  await compose.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(compose.getByRole('heading', { name: 'Draft' })).toBeFocused();
  await expect(compose.getByText('Marta Quill')).toBeVisible();
  await expect(compose.getByLabel('Subject')).toHaveValue('Berth plan');
  await expect(compose.getByRole('textbox', { name: 'Message' })).toHaveText('Have a look.');
  await expect(compose.getByText('berths.txt')).toBeVisible();
  await page.clock.runFor(15_000);
  await page.getByRole('searchbox', { name: 'Search email' }).fill('from:ines have a look');
  await page.getByRole('link', { name: 'Draft' }).click();
  await expect(page.getByRole('list', { name: 'Draft' }).getByRole('link', { name: /Berth plan/ })).toBeVisible();
});
