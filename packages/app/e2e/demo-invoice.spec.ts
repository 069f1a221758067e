import { readFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { Locator, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { demoRoutes } from '../src/demo/_shared/routes.ts';
import { openDemoAs } from './support/demo.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, JOURNEY, test } from './support/test.ts';

/** The open drawer, whose content is in the page's tree. */
const drawer = (page: Page): Locator => page.locator('plinth-drawer[open]');
const question = (page: Page): Locator => page.locator('plinth-dialog[open][alert]');
const aside = (page: Page): Locator => page.getByRole('complementary', { name: 'Balance and actions' });
const item = (page: Page, place: number): Locator => page.locator('.item-row').nth(place - 1);

/** Returns the vertical center of an element. */
async function middleOf(locator: Locator): Promise<number> {
  const { y, height } = (await locator.boundingBox()) ?? { y: Number.NaN, height: 0 };
  return y + height / 2;
}

const idIn = (path: string): string => /\d+$/.exec(path)?.[0] ?? '';

async function downloaded(page: Page, press: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const download = page.waitForEvent('download');
  await press();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test('an invoice is written, sent with its PDF and paid in two parts', JOURNEY, async ({ page }) => {
  await openDemoAs(page, 'admin', demoRoutes.hrefOf('invoice-add'));
  await expect(page.getByLabel('Invoice number')).toHaveValue('5037');
  await page.getByRole('button', { name: 'Save invoice' }).click();
  await expect(page.getByText('Please choose a service')).toBeVisible();
  await expect(page.getByLabel('Bill to')).toBeFocused();

  await page.getByLabel('Bill to').selectOption('New client…');
  await drawer(page).getByLabel('Name').fill('Inga Solberg');
  await drawer(page).getByLabel('Company').fill('Solberg Sails');
  await drawer(page).getByLabel('Email').fill('ada.moreno@example.com');
  await drawer(page).getByRole('button', { name: 'Add client' }).click();
  await expect(drawer(page).getByText('This email is already in use.')).toBeVisible();
  await drawer(page).getByLabel('Email').fill('inga.solberg@example.com');
  await drawer(page).getByRole('button', { name: 'Add client' }).click();
  await expect(drawer(page)).toHaveCount(0);
  await expect(page.getByLabel('Bill to')).toHaveValue('inga.solberg@example.com');

  await item(page, 1).getByLabel('Service').fill('Catering');
  await item(page, 1).getByLabel('Cost').fill('1,000');
  await page.getByRole('button', { name: 'Add Item' }).click();
  await expect(item(page, 2).getByLabel('Service')).toBeFocused();
  await page.keyboard.type('Knots');
  await item(page, 2).getByLabel('Cost').fill('50');
  await item(page, 2).getByLabel('Qty').fill('4');
  await item(page, 2).getByLabel('Discount %').fill('50');
  await page.getByRole('button', { name: 'Reorder Knots' }).press('ArrowUp');
  await expect(item(page, 1).getByLabel('Service')).toHaveValue('Knots');
  await expect(page.getByRole('button', { name: 'Reorder Knots' })).toBeFocused();
  await page.locator('.invoice-percent').getByLabel('Tax %').fill('10');
  await expect(page.locator('.invoice-total')).toContainText('$1,210');
  const tax = page.locator('.invoice-form-sums > div', { hasText: 'Tax %' });
  const [field, amount] = [await middleOf(tax.locator('input')), await middleOf(tax.locator('.figures'))];
  expect(Math.abs(field - amount)).toBeLessThan(4);

  // The typed values survive a reload, and leaving asks.
  await page.reload();
  await expect(item(page, 2).getByLabel('Cost')).toHaveValue('1,000');
  await page.getByRole('link', { name: 'List', exact: true }).first().click();
  await expect(question(page)).toContainText('Leave without saving?');
  await expect(question(page).getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('button', { name: 'Send invoice' }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === demoRoutes.hrefOf('invoice', { id: '5037' }));

  await expect(drawer(page).getByRole('textbox', { name: 'To' })).toHaveValue('inga.solberg@example.com');
  await expect(drawer(page).getByText('Invoice attached')).toBeVisible();
  await drawer(page).getByRole('button', { name: 'Send invoice' }).click();
  await expect(drawer(page)).toHaveCount(0);
  await expect(page.locator('.invoice-state')).toHaveText('Sent');

  await aside(page).getByRole('button', { name: 'Add payment' }).click();
  await drawer(page).getByLabel('Amount').fill('1211');
  await drawer(page).getByRole('button', { name: 'Add payment' }).click();
  await expect(drawer(page).getByText('Enter at most the balance of $1,210')).toBeVisible();
  await drawer(page).getByLabel('Amount').fill('1000');
  await drawer(page).getByRole('button', { name: 'Add payment' }).click();
  await expect(page.locator('.invoice-state')).toHaveText('Partial Payment');
  await expect(page.getByRole('region', { name: 'Payments' })).toContainText('−$1,000');
  await aside(page).getByRole('button', { name: 'Add payment' }).click();
  await drawer(page).getByLabel('Amount').fill('210');
  await drawer(page).getByRole('button', { name: 'Add payment' }).click();
  await expect(page.locator('.invoice-state')).toHaveText('Paid');
  await expect(aside(page).getByRole('button', { name: 'Add payment' })).toHaveCount(0);

  await page.goto(demoRoutes.hrefOf('email', { folder: 'sent' }));
  await page.getByRole('link', { name: /Invoice 5037 from/ }).click();
  const mailed = await downloaded(page, () => page.getByRole('button', { name: 'Download invoice-5037.pdf' }).click());
  expect(mailed.name).toBe('invoice-5037.pdf');
  expect((await PDFDocument.load(mailed.bytes)).getTitle()).toBe('Invoice 5037');
});

test('invoices are filtered, exported, downloaded, duplicated and deleted', async ({ page }) => {
  await openDemoAs(page, 'client', demoRoutes.hrefOf('invoices'));
  await expect(page.getByText('Showing 1–10 of 50')).toBeVisible();
  await page.getByRole('button', { name: 'Status: All' }).click();
  await page.getByRole('menuitemradio', { name: 'Draft' }).click();
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('status') === 'Draft');
  await expect(page.getByText('Showing 1–4 of 4')).toBeVisible();

  await page.getByRole('button', { name: 'Export' }).click();
  const xlsx = await downloaded(page, () => page.getByRole('menuitem', { name: 'XLSX' }).click());
  expect(xlsx.name).toBe('invoices.xlsx');
  expect(Object.keys(unzipSync(xlsx.bytes))).toContain('xl/worksheets/sheet1.xml');
  await page.getByRole('button', { name: 'Export' }).click();
  const json = await downloaded(page, () => page.getByRole('menuitem', { name: 'JSON' }).click());
  expect(JSON.parse(json.bytes.toString('utf8'))).not.toHaveLength(0);

  await page.getByRole('checkbox', { name: 'Select invoice 5036' }).check();
  await page.getByRole('checkbox', { name: 'Select invoice 5035' }).check();
  const zip = await downloaded(page, () => page.getByRole('button', { name: 'Download ZIP' }).click());
  expect(Object.keys(unzipSync(zip.bytes))).toEqual(['invoice-5036.pdf', 'invoice-5035.pdf']);

  await page.getByRole('button', { name: 'Actions for invoice 5036' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === demoRoutes.hrefOf('invoice-edit', { id: '5037' }));
  await page.getByRole('textbox', { name: 'Note' }).fill('A copy');
  await page.goBack();
  await expect(question(page)).toContainText('Leave without saving?');
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === demoRoutes.hrefOf('invoices'));

  await page.getByRole('button', { name: 'Actions for invoice 5037' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(question(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Invoice 5037 was deleted')).toBeVisible();
  await expect(page.getByText('Showing 1–4 of 4')).toBeVisible();
});

test('the first invoice opens without an id, an unknown one leads back, and a print has only its document', async ({
  page,
}) => {
  await openDemoAs(page, 'client', demoRoutes.hrefOf('invoice', { id: '1' }));
  await expect(page.getByText('There is no such invoice')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect(page.getByText('Showing 1–10 of 50')).toBeVisible();
  await page.goto(demoRoutes.hrefOf('invoice'));
  await expect(page).toHaveURL(({ pathname }) => idIn(pathname) === '4987');
  const paper = page.getByRole('article', { name: 'Invoice 4987' });
  await expect(paper).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(paper).toBeVisible();
  await expect(aside(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Payments' })).toBeHidden();
});

test('the invoices are accessible at 1440 px and at 360 px, dark and in Arabic', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDemoAs(page, 'admin', demoRoutes.hrefOf('invoices'));
  await expect(page.getByText('Showing 1–10 of 50')).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(() => {
    localStorage.setItem('plinth.skin', 'dark');
    localStorage.setItem('plinth.language', 'ar');
  });
  await page.setViewportSize({ width: 360, height: 800 });
  const addresses = [
    demoRoutes.hrefOf('invoices'),
    demoRoutes.hrefOf('invoice', { id: '5022' }),
    demoRoutes.hrefOf('invoice-edit', { id: '5022' }),
  ];
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.locator('[data-ready^="invoice"]')).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
  }
});
