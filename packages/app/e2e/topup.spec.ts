import { createTask } from '@plinth/api-client/resources/tasks';
import { hrefOf } from '../src/core/routes/href.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, JOURNEY, test } from './support/test.ts';

const PDF = { name: 'quote.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };

test(
  'a top-up is requested with an amount, an account and a file, and its ticket is opened',
  JOURNEY,
  async ({ page, signInToNewBusiness }) => {
    await signInToNewBusiness('financed');
    // The first request gets no response, although it arrives. The second click of the double click comes before that.
    const fault = `${createTask.name}:reset:once`;
    await page.goto(hrefOf('dashboard', {}, { fault, latency: `0,${createTask.name}:1000` }));
    await page.getByRole('button', { name: 'Request a top-up' }).click();
    const form = page.locator('plinth-drawer');
    const amount = form.getByRole('textbox', { name: 'Amount' });
    await expect(page.getByRole('dialog', { name: 'Request a top-up' })).toBeVisible();
    await expect(amount).toBeFocused();
    await expect(page).toHaveURL(/topup=request/);
    await expect(form.getByText(/Tidewater Credit Union ····0926 can’t be used/)).toBeVisible();

    await form.getByRole('button', { name: 'Request', exact: true }).click();
    await expect(form.getByText('Enter an amount from $1,000 to $266,600.')).toBeVisible();
    await expect(form.getByText('Choose the account for the money.')).toBeVisible();
    await amount.fill('300000');
    await amount.press('Tab');
    await expect(form.getByText('Enter an amount from $1,000 to $266,600.')).toBeVisible();
    await amount.fill('100000');
    await expect(form.getByText('−$100,000')).toBeVisible();
    await expect(form.getByText('$166,600')).toBeVisible();
    await form.getByRole('radio', { name: /4417/ }).check();
    await form.getByLabel('Note').fill('Holiday stock');
    await form.getByLabel('Add files').setInputFiles([PDF]);
    await expect(form.getByText('1 of 1 file uploaded')).toBeAttached();

    await page.reload();
    await expect(amount).toHaveValue('$100,000');
    await expect(form.getByRole('radio', { name: /4417/ })).toBeChecked();
    await expect(form.getByLabel('Note')).toHaveValue('Holiday stock');
    await expect(form.getByText('quote.pdf')).toBeVisible();

    await form.getByRole('button', { name: 'Request $100,000' }).dblclick();
    await expect(form.getByText(/may not have arrived/)).toBeVisible();
    await form.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('dialog', { name: 'Top-up requested' })).toBeVisible();
    await expect(form.getByText(/You requested \$100,000 to Larkfield Bank ····4417\./)).toBeVisible();
    await form.getByRole('button', { name: 'View ticket' }).click();
    const ticket = page.getByRole('listitem').filter({ hasText: 'Top-up request: $100,000' });
    await expect(ticket).toBeFocused();
    await expect(ticket.getByText(/We’d like to draw \$100,000 to Larkfield Bank ····4417\./)).toBeVisible();
    await expect(page.getByText('5 tickets')).toBeVisible();
    await page.goto(hrefOf('dashboard', {}, { topup: 'request' }));
    await expect(form.getByLabel('Note')).toHaveValue('');
  },
);

test('the address opens an empty form, and closing it keeps the rest of the address', async ({ page, openAsOwner }) => {
  await openAsOwner(
    hrefOf('dashboard', {}, { topup: 'request', amount: '99999999900', account: 'account-4425', status: 'x' }),
  );
  const form = page.locator('plinth-drawer');
  await expect(form.getByRole('textbox', { name: 'Amount' })).toHaveValue('');
  await expect(form.getByRole('radio', { checked: true })).toHaveCount(0);
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toHaveCount(0);
  await expect(page).toHaveURL(/status=x/);
  await expect(page).not.toHaveURL(/topup/);
});

test('a business with nothing available is offered no top-up', async ({ page, signInToNewBusiness }) => {
  await signInToNewBusiness('onboarded');
  await page.goto(hrefOf('dashboard', {}, { topup: 'request' }));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Request a top-up' })).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const [width, skin, dir] of [
  [1440, 'light', 'ltr'],
  [360, 'dark', 'rtl'],
] as const) {
  test(`the form is accessible at ${width} px in ${skin}, ${dir}`, async ({ page, openAsOwner }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript((value) => localStorage.setItem('plinth.skin', value), skin);
    await openAsOwner(hrefOf('dashboard', {}, { topup: 'request' }));
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.evaluate((value) => document.documentElement.setAttribute('dir', value), dir);
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
  });
}
