import { createTask, listTasks } from '@plinth/api-client/resources/tasks';
import { hrefOf } from '../src/core/routes/href.ts';
import {
  expect,
  expectAccessible,
  expectNoHorizontalScroll,
  JOURNEY,
  PROVIDER,
  PROVIDER_JOURNEY,
  test,
} from './support/test.ts';

const PDF = { name: 'receipt.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };

test(
  'tickets are listed newest first, and an attachment is downloaded',
  PROVIDER_JOURNEY,
  async ({ page, openAsOwner }) => {
    await openAsOwner();
    await page
      .getByRole('menuitem', { name: 'Tickets' })
      .or(page.getByRole('link', { name: 'Tickets' }))
      .click();
    await expect(page.getByRole('heading', { level: 3 })).toHaveText([
      'Top-up for the holiday season',
      'Transfer fee charged twice',
      'Second card terminal',
      'Change of the collection account',
    ]);
    await expect(page).toHaveTitle('Tickets – Plinth');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download invoice-fennel-press.pdf' }).click();
    expect((await download).suggestedFilename()).toBe('invoice-fennel-press.pdf');
  },
);

test('an answer is shown with its ticket, and a reply opens a new ticket with its subject', async ({
  page,
  openAsOwner,
}) => {
  await openAsOwner(hrefOf('tickets', {}, { ticket: 'ticket-3' }));
  const ticket = page.getByRole('listitem').filter({ hasText: 'Transfer fee charged twice' });
  await expect(ticket).toBeFocused();
  await expect(ticket.getByText('Answered', { exact: true })).toBeVisible();
  await expect(ticket.getByRole('heading', { name: 'Answer from Plinth' })).toBeVisible();
  await expect(ticket.getByText(/We refunded \$350/)).toBeVisible();
  await ticket.getByRole('button', { name: 'Reply' }).click();
  await expect(page.getByRole('dialog', { name: 'Reply' })).toBeVisible();
  await expect(page.getByLabel('Subject')).toHaveValue('Re: Transfer fee charged twice');
  await expect(page.getByLabel('Message')).toBeFocused();
  await page.keyboard.type('Received');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'New ticket' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(page.getByText('“Re: Transfer fee charged twice” hasn’t been sent yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Message')).toHaveValue('Received');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('hasn’t been sent yet')).toHaveCount(0);
});

test('typed text and uploads survive a reload, closing, and going back', PROVIDER, async ({ page, openAsOwner }) => {
  await openAsOwner(hrefOf('tickets'));
  await page.getByRole('button', { name: 'New ticket' }).click();
  await expect(page.getByLabel('Subject')).toBeFocused();
  await page.keyboard.type('Second terminal');
  await page.getByLabel('Message').fill('First line\nSecond line');
  await page.getByLabel('Add files, or drop them here').setInputFiles([PDF]);
  await expect(page.getByText('1 of 1 file uploaded')).toBeAttached();
  await page.reload();
  await expect(page.getByLabel('Subject')).toHaveValue('Second terminal');
  await expect(page.getByLabel('Message')).toHaveValue('First line\nSecond line');
  await expect(page.getByText('1 of 1 file uploaded')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('“Second terminal” hasn’t been sent yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue('Second terminal');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('hasn’t been sent yet')).toHaveCount(0);
});

test(
  'a ticket whose request fails is kept with an error, and can be sent again',
  JOURNEY,
  async ({ page, signInToNewBusiness }) => {
    await signInToNewBusiness('financed');
    await page.goto(hrefOf('tickets', {}, { new: 'ticket', fault: `${createTask.name}:reset:once` }));
    await page.getByRole('button', { name: 'Send ticket' }).click();
    await expect(page.getByText('Enter a subject.')).toBeVisible();
    await expect(page.getByLabel('Subject')).toBeFocused();
    await page.getByLabel('Subject').fill('Receipt');
    await page.getByLabel('Message').fill('As asked');
    await page.getByRole('button', { name: 'Send ticket' }).click();
    await expect(page.getByText(/may not have arrived/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Sending “Receipt” failed.')).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByLabel('Message')).toHaveValue('As asked');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Ticket sent')).toBeVisible();
    // The first request had arrived; the second has the same idempotency key and creates no duplicate.
    await expect(page.getByText('5 tickets')).toBeVisible();
  },
);

test('tickets that fail to load show an error and load on a retry', async ({ page, openAsOwner }) => {
  await openAsOwner(hrefOf('tickets', {}, { fault: `${listTasks.name}:html:once` }));
  await expect(page.getByText('Tickets didn’t load')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(4);
});

for (const [width, skin, dir] of [
  [1440, 'light', 'ltr'],
  [360, 'dark', 'rtl'],
] as const) {
  test(`the composer is accessible at ${width} px in ${skin}, ${dir}`, async ({ page, openAsOwner }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript((value) => localStorage.setItem('plinth.skin', value), skin);
    await openAsOwner(hrefOf('tickets'));
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(4);
    await page.evaluate((value) => document.documentElement.setAttribute('dir', value), dir);
    await page.getByRole('button', { name: 'New ticket' }).click();
    await page.getByLabel('Add files, or drop them here').setInputFiles([PDF]);
    await expect(page.getByText('1 of 1 file uploaded')).toBeAttached();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await page.getByRole('button', { name: 'Discard' }).click();
  });
}
