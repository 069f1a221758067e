import type { Page } from '@playwright/test';
import { hrefOf } from '../src/core/routes/href.ts';
import { endsWith } from './support/addresses.ts';
import { shareAtBank, shareAtPlatform } from './support/hosted.ts';
import { freshEmail, submitAmount, submitCompany, bookMeeting, proceed, register, step } from './support/onboarding.ts';
import { expect, test } from './support/test.ts';
import { revisitDashboard, expireToken, refetch, interceptTokenService } from './support/tokens.ts';

const STATEMENT = { name: 'statement.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };

/** The contract: $250,000 and a 7 % fee less the promo code's $250, repaid over 39 weeks in multiples of $10. */
const FUNDED = 250_000;
const FEES = FUNDED * 0.07 - 250;
const REPAY = FUNDED + FEES;
const WEEKLY = Math.ceil(REPAY / 39 / 10) * 10;
const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

/** Triggers an event at the provider from another tab; the first tab receives the change with its next request. */
async function triggerEvent(otherTab: Page, event: string): Promise<void> {
  await otherTab.goto(hrefOf('maintenance', {}, { event }));
  await expect(otherTab.getByRole('heading', { name: 'Under maintenance' })).toBeVisible();
  await expect(otherTab).toHaveURL(endsWith(hrefOf('maintenance')));
}

async function linkPlatform(page: Page, button: string, stepName: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await shareAtPlatform(page);
  await expect(page).toHaveURL(step(stepName));
  await expect(page.locator('.platform-row', { hasText: button.replace('Link ', '') })).toContainText('Linked');
}

/**
 * Checks the dashboard's figures after a number of whole weeks, each of which has one collection. `additionalAmount` is
 * the available amount beyond what has been repaid.
 */
async function expectFigures(page: Page, weeks: number, status: string, additionalAmount = 0): Promise<void> {
  const collections = page.getByRole('table', { name: 'Transactions' }).getByRole('row', { name: /Weekly collection/ });
  await expect(collections).toHaveCount(weeks);
  const collected = weeks * WEEKLY;
  const row = page.getByRole('table', { name: 'Contracts' }).getByRole('row', { name: /C-1101/ });
  for (const text of [status, FUNDED, FEES, REPAY, collected, REPAY - collected]) {
    await expect(row).toContainText(typeof text === 'number' ? dollars(text) : text);
  }
  await expect(page.locator('.dashboard-figure').first()).toHaveText(dollars(collected + additionalAmount));
}

async function expectNotifications(page: Page, ...texts: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: /^Notifications, \d new$/ }).click();
  for (const text of texts)
    await expect(page.getByRole('list', { name: 'Notifications' }).getByText(text)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
}

test('a business completes its first weeks, from a promo code to a logout in two tabs', async ({ page, context }) => {
  test.setTimeout(120_000);
  await test.step('it signs up with a promo code and links a bank, accounting and a shop', async () => {
    await register(page, freshEmail(), hrefOf('login', {}, { promo: 'WELCOME25' }));
    await submitAmount(page, String(FUNDED), '(503) 555-0148');
    await bookMeeting(page);
    // The toast is shown for some seconds once the company exists.
    const toastShown = page.getByText('$250 off the first fee').first().waitFor();
    await submitCompany(page);
    await expect(page).toHaveURL(step('bank'), { timeout: 20_000 });
    await toastShown;
    await page.getByRole('button', { name: 'Link a bank' }).click();
    await page.getByRole('button', { name: 'Larkfield Bank' }).click();
    await shareAtBank(page);
    await proceed(page);
    await linkPlatform(page, 'Link Quillbooks', 'accounting');
    await proceed(page);
    await linkPlatform(page, 'Link Shopfront', 'commerce');
    await proceed(page);
    for (const name of ['Larkfield Bank', 'Quillbooks', 'Shopfront'])
      await expect(page.getByText(name, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Submit application' }).click();
    await expect(page.getByText('Amount requested')).toBeVisible();
  });

  const otherTab = await context.newPage();
  await test.step('its contract is approved, funded and repaid weekly', async () => {
    await triggerEvent(otherTab, 'approved');
    await revisitDashboard(page);
    await expectFigures(page, 0, 'Approved');
    await expectNotifications(page, 'C-1101 approved', `${dollars(FUNDED)} is on its way`);
    await triggerEvent(otherTab, 'funded,3w');
    await revisitDashboard(page);
    await expectFigures(page, 3, 'Topped up');
    await triggerEvent(otherTab, '2w');
    await revisitDashboard(page);
    await expectFigures(page, 5, 'Topped up');
    await expect(page.getByText('Next collection')).toBeVisible();
    await expect(page.getByText('from Larkfield Bank, checking ····4417')).toBeVisible();
  });

  await test.step('its bank stops sharing data and is reconnected', async () => {
    await triggerEvent(otherTab, 'bank-broken');
    await revisitDashboard(page);
    await expectNotifications(page, 'Larkfield Bank disconnected');
    await page.reload();
    await expect(page.locator('plinth-alert')).toContainText('Larkfield Bank stopped sharing data on');
    await page.getByRole('button', { name: 'Reconnect' }).click();
    await shareAtBank(page);
    await expect(page).toHaveURL(endsWith(hrefOf('dashboard')));
    await expectFigures(page, 5, 'Topped up');
    await expect(page.locator('plinth-alert')).toHaveCount(0);
  });

  await test.step('a top-up becomes available and is requested with an attachment', async () => {
    await triggerEvent(otherTab, 'topup-available');
    await revisitDashboard(page);
    await expectFigures(page, 5, 'Topped up', FUNDED / 2);
    await expectNotifications(page, 'A top-up is available', `You can draw ${dollars(5 * WEEKLY + FUNDED / 2)}`);
    await page.getByRole('button', { name: 'Request a top-up' }).click();
    await page.getByRole('textbox', { name: 'Amount' }).fill('5000');
    await page.getByRole('radio', { name: /4417/ }).check();
    await page.getByLabel('Add files').setInputFiles([STATEMENT]);
    await expect(page.getByText('1 of 1 file uploaded')).toBeAttached();
    await page.getByRole('button', { name: 'Request $5,000' }).click();
    await expect(page.getByText(/You requested \$5,000 to Larkfield Bank ····4417\./)).toBeVisible();
    await page.getByRole('button', { name: 'View ticket' }).click();
    const ticket = page
      .getByRole('article')
      .or(page.getByRole('listitem'))
      .filter({ hasText: 'Top-up request' })
      .first();
    await expect(ticket).toContainText('statement.pdf');
    await triggerEvent(otherTab, 'ticket-answered,1w');
    await page.reload();
    await expectNotifications(page, 'New reply to your ticket');
  });

  await test.step('two tabs show the same figures, share one token refresh and log out together', async () => {
    const tokens = await interceptTokenService(context);
    for (const tab of [page, otherTab]) {
      await tab.goto(hrefOf('dashboard'));
      await expectFigures(tab, 6, 'Topped up', FUNDED / 2);
    }
    await expireToken(page);
    await Promise.all([page, otherTab].map(refetch));
    expect(tokens.count()).toBe(1);
    await triggerEvent(otherTab, '1w');
    await otherTab.goto(hrefOf('dashboard'));
    await refetch(page);
    for (const tab of [page, otherTab]) await expectFigures(tab, 7, 'Topped up', FUNDED / 2);
    await page.getByRole('button', { name: /^Account menu for/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    for (const tab of [page, otherTab]) await expect(tab).toHaveURL(endsWith(hrefOf('login')));
    await expect(otherTab.getByText(dollars(FUNDED))).toHaveCount(0);
  });
});
