import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { linkBank, listBankConnections } from '@plinth/api-client/resources/banking';
import { removeConnection } from '@plinth/api-client/resources/connections';
import { listCardTransactions } from '@plinth/api-client/resources/virtual-cards';
import { hrefOf, sampleHrefOf } from '../src/core/routes/href.ts';
import { endsWith } from './support/addresses.ts';
import { shareAtBank } from './support/hosted.ts';
import { expect, JOURNEY, layoutShifts, OWNER, PASSWORD, PROVIDER, PROVIDER_JOURNEY, test } from './support/test.ts';

const BANKING = hrefOf('bank-accounts');
const CARD = sampleHrefOf('virtual-card');
const bankItem = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) });

async function selectBankAction(page: Page, bank: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${bank}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test(
  'banks are listed with their checking accounts, and the card with its month',
  JOURNEY,
  async ({ page, openAsOwner }) => {
    await openAsOwner();
    await page.getByRole('link', { name: 'Banking' }).click();
    await expect(page).toHaveTitle('Banking – Plinth');
    await expect(page.getByRole('heading', { level: 1, name: 'Banking' })).toBeFocused();
    await expect(page.getByText('3 banks, 4 checking accounts')).toBeVisible();
    await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('Tidewater Credit Union');
    await expect(bankItem(page, 'Tidewater Credit Union')).toContainText('Disconnected');
    await expect(bankItem(page, 'Larkfield Bank').getByRole('list').getByRole('listitem')).toHaveCount(2);
    await expect(page.getByText('9031')).toHaveCount(0);
    await expect(page.getByText('Spent in', { exact: false })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Banking.*Needs attention/ })).toBeVisible();
  },
);

test(
  'a bank whose consent has expired is authenticated again, with a confirmation',
  PROVIDER,
  async ({ page, openAsOwner }) => {
    await openAsOwner(BANKING);
    await page.getByRole('button', { name: 'Reconnect Tidewater Credit Union' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in to Tidewater Credit Union' })).toBeVisible();
    await shareAtBank(page);
    await expect(page).toHaveURL(endsWith(BANKING));
    await expect(page.getByText('Tidewater Credit Union is linked.')).toBeVisible();
    expect(await layoutShifts(page)).toEqual([]);
    await expect(bankItem(page, 'Tidewater Credit Union')).toContainText('Connected');
    await expect(page.getByRole('button', { name: /^Reconnect/ })).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('3 banks, 4 checking accounts')).toBeVisible();
    await expect(page.getByText('is linked.')).toHaveCount(0);
  },
);

test('adds a bank', PROVIDER_JOURNEY, async ({ page, openAsOwner }) => {
  await openAsOwner(BANKING);
  await page.getByRole('button', { name: 'Add a bank' }).click();
  await page.getByRole('button', { name: 'Cobalt Federal' }).click();
  await shareAtBank(page);
  await expect(page.getByText('Cobalt Federal is linked.')).toBeVisible();
  await expect(page.getByText('4 banks, 6 checking accounts')).toBeVisible();
});

test('removes a bank, and keeps it when the dialog is cancelled', async ({ page, openAsOwner }) => {
  await openAsOwner(BANKING);
  await selectBankAction(page, 'Northgate Business Bank', 'Remove this bank');
  const dialog = page.getByRole('alertdialog', { name: 'Remove this bank?' });
  await expect(dialog).toBeVisible();
  await expect(page.getByText('We’ll stop reading Northgate Business Bank and its account today.')).toBeVisible();
  await page.getByRole('button', { name: 'Keep' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Actions for Northgate Business Bank' })).toBeFocused();
  await selectBankAction(page, 'Northgate Business Bank', 'Remove this bank');
  await page.getByRole('button', { name: 'Remove bank' }).click();
  await expect(page.getByText('2 banks, 3 checking accounts')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 2, name: 'Connections' })).toBeFocused();
  await page.reload();
  await expect(page.getByText('2 banks, 3 checking accounts')).toBeVisible();
});

test('a failed removal shows its error in the dialog and changes nothing', async ({ page, openAsOwner }) => {
  await openAsOwner(hrefOf('bank-accounts', {}, { fault: `${removeConnection.name}:offline` }));
  await selectBankAction(page, 'Larkfield Bank', 'Remove this bank');
  const dialog = page.getByRole('alertdialog');
  await expect(page.getByText('We’ll stop reading Larkfield Bank and its 2 accounts today.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove bank' }).click();
  await expect(page.getByText(/^We’re not sure that worked/)).toBeVisible();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('3 banks, 4 checking accounts')).toBeVisible();
});

test.describe('bank authentication page', () => {
  test('opens the bank’s page, and Back does not open it again', async ({ page, openAsOwner }) => {
    await openAsOwner(BANKING);
    await page.goto(hrefOf('bank-authenticate', { connectionId: 'connection-tidewater' }));
    await expect(page.getByRole('heading', { name: 'Sign in to Tidewater Credit Union' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'You haven’t signed in to your bank yet' })).toBeVisible();
    await page.getByRole('button', { name: 'Go to your bank' }).click();
    await shareAtBank(page);
    await expect(page.getByText('Tidewater Credit Union is linked.')).toBeVisible();
  });

  for (const id of ['nobody', '../../admin', 'x'.repeat(6000)]) {
    test(`reports the unknown connection ${id.slice(0, 20)}`, async ({ page, openAsOwner }) => {
      await openAsOwner(hrefOf('bank-authenticate', { connectionId: id }));
      await expect(page.getByRole('heading', { level: 1, name: 'Connection not found' })).toBeVisible();
      await page.getByRole('button', { name: 'Go to banking' }).click();
      await expect(page).toHaveURL(endsWith(BANKING));
    });
  }

  test('reports a bank’s page that fails to open, and a cancelled one', async ({ page, openAsOwner }) => {
    await openAsOwner(
      hrefOf('bank-authenticate', { connectionId: 'connection-tidewater' }, { fault: `${linkBank.name}:html:once` }),
    );
    await expect(page.getByRole('heading', { level: 1, name: 'The bank’s page didn’t open' })).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'You didn’t finish signing in' })).toBeVisible();
    await page.getByRole('button', { name: 'Go back' }).click();
    await expect(page).toHaveURL(endsWith(BANKING));
    await expect(page.getByText('is linked.')).toHaveCount(0);
  });
});

test('card transactions are searched, sorted, paged and exported', async ({ page, openAsOwner }) => {
  await openAsOwner(BANKING);
  await page.getByRole('link', { name: 'View card and transactions' }).click();
  await expect(page).toHaveURL(endsWith(CARD));
  const table = page.getByRole('table', { name: 'Transactions' });
  await expect(table.getByRole('row')).toHaveCount(11);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText(/^Showing\W+11\W+20\W+of\W+40\W*$/)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search transactions' }).fill('fuel');
  await expect(table.getByRole('row')).toHaveCount(11);
  await page.getByRole('searchbox', { name: 'Search transactions' }).fill('division nothing');
  await expect(page.getByText('No transactions match')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.getByRole('button', { name: 'Amount' }).click();
  await expect(table.getByRole('row').nth(1)).toContainText('Orchard & Daughters');
  await page.getByRole('button', { name: 'Status: All' }).click();
  await page.getByRole('menuitemradio', { name: 'Declined' }).click();
  await expect(table.getByRole('row')).toHaveCount(2);
  await expect(table.getByText('Over the spending limit')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).replace('\uFEFF', '').trim().split('\r\n');
  expect(lines[0]).toBe('Date,Merchant,Category,Status,Amount');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/,Copper Kettle Supply,Kitchen equipment,Declined,0$/);
  await page.locator('plinth-breadcrumb').getByRole('link', { name: 'Banking' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Banking' })).toBeFocused();
});

test('an unknown card shows a not-found message within the layout', async ({ page, openAsOwner }) => {
  await openAsOwner(hrefOf('virtual-card', { virtualCreditCardId: '1/../2' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Card not found' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await page.getByRole('button', { name: 'Go to banking' }).click();
  await expect(page.getByText('3 banks, 4 checking accounts')).toBeVisible();
});

test('a business without a bank is invited to add one', async ({ page, openAsOwner }) => {
  await openAsOwner(hrefOf('bank-accounts', {}, { scenario: 'empty' }));
  const link = page.getByRole('button', { name: 'Link a bank' });
  await expect(link).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText('No virtual card yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a bank' })).toHaveCount(0);
  await link.click();
  await expect(page.getByRole('heading', { name: 'Choose your bank' })).toBeVisible();
});

test('one notice names everything that failed, and its button loads it again', async ({ page, openAsOwner }) => {
  const fault = `${listBankConnections.name}:html:once,${listCardTransactions.name}:truncated:once`;
  await openAsOwner(hrefOf('bank-accounts', {}, { fault }));
  await expect(page.getByText('Bank connections and card transactions didn’t load.')).toBeVisible();
  await expect(page.getByText('The rest of the page is up to date.')).toBeVisible();
  await expect(page.getByText('This month’s total didn’t load.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^Spent in/)).toBeVisible();
  await expect(page.getByText('3 banks, 4 checking accounts')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Banking' })).toBeFocused();
  await expect(page.getByText(/undefined|NaN|\[object|Invalid Date/)).toHaveCount(0);
});

test('banks are operable by keyboard alone', async ({ page, openAsOwner }) => {
  await openAsOwner(BANKING);
  await expect(page.getByText('3 banks, 4 checking accounts')).toBeVisible();
  await page.getByRole('button', { name: 'Add a bank' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Reconnect Tidewater Credit Union' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('We’ll stop reading Tidewater Credit Union and its account today.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Actions for Tidewater Credit Union' })).toBeFocused();
});

test('a deep link into banking is restored after sign-in', async ({ page, signIn }) => {
  await signIn(OWNER);
  await page.getByRole('button', { name: /^Account menu for/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(endsWith(hrefOf('login')));
  await page.goto(`${CARD}?tab=x&a=%2F%3F#h`);
  await expect(page).toHaveURL(endsWith(hrefOf('login')));
  await page.getByLabel('Email').fill(OWNER);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(endsWith(`${CARD}?tab=x&a=%2F%3F#h`));
});
