import type { Page } from '@playwright/test';
import {
  getAccountingInformation,
  linkAccounting,
  listAccountingIntegrations,
} from '@plinth/api-client/resources/accounting';
import { linkCommerce, listCommerceIntegrations, listShops } from '@plinth/api-client/resources/commerce';
import { hrefOf } from '../src/core/routes/href.ts';
import { endsWith } from './support/addresses.ts';
import { shareAtPlatform } from './support/hosted.ts';
import { expect, PROVIDER_JOURNEY, test } from './support/test.ts';

const rowOf = (page: Page, name: string) => page.locator('.platform-row', { hasText: name });

test(
  'accounting shows the linked company, unlinks it by keyboard, and links another platform',
  PROVIDER_JOURNEY,
  async ({ page, newAccount, signIn }) => {
    await signIn((await newAccount()).email, { scenario: 'financed' });
    await page.getByRole('link', { name: 'Accounting' }).click();
    const linkedRow = rowOf(page, 'Quillbooks');
    await expect(linkedRow).toContainText('Connected');
    await expect(linkedRow).toContainText('Harrow & Vine Provisions LLC');
    await expect(linkedRow).toContainText('USD');
    await expect(page.getByText('1 of 3 linked')).toBeVisible();

    const selectUnlink = async () => {
      await page.keyboard.press('Enter');
      await expect(page.getByRole('menuitem', { name: 'Unlink' })).toBeFocused();
      await page.keyboard.press('Enter');
    };
    await page.getByRole('button', { name: 'More actions for Quillbooks' }).focus();
    await selectUnlink();
    const dialog = page.getByRole('alertdialog', { name: 'Unlink Quillbooks?' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'More actions for Quillbooks' })).toBeFocused();
    await selectUnlink();
    await expect(dialog).toBeVisible();
    await page.getByRole('button', { name: 'Unlink', exact: true }).click();
    await expect(page.getByText('Quillbooks is unlinked. We no longer read its data.')).toBeVisible();
    await expect(page.locator('.platform-notice')).toBeFocused();
    await expect(page.getByText('0 of 3 linked')).toBeVisible();

    await page.getByRole('button', { name: 'Link Ledgerline' }).click();
    await shareAtPlatform(page);
    await expect(page).toHaveURL(endsWith(hrefOf('accounting')));
    await expect(page.getByText('Your accounting platform is linked.')).toBeVisible();
    await expect(rowOf(page, 'Ledgerline')).toContainText('Connected');
    await page.reload();
    await expect(rowOf(page, 'Ledgerline')).toContainText('Connected');
    await expect(page.getByText('Your accounting platform is linked.')).toHaveCount(0);
  },
);

test(
  'commerce reconnects a shop, continues a pending link, and starts another',
  PROVIDER_JOURNEY,
  async ({ page, newAccount, signIn }) => {
    await signIn((await newAccount()).email, { scenario: 'financed' });
    await page.getByRole('link', { name: 'Commerce' }).click();
    await expect(rowOf(page, 'Tillpoint')).toContainText('Sign in again');
    await expect(rowOf(page, 'Cartwheel')).toContainText('Online shop');

    await page.getByRole('button', { name: 'Finish setup of Bazaar Lane' }).click();
    await expect(page).toHaveURL(/state=another-day/);
    await shareAtPlatform(page);
    await expect(page).toHaveURL(endsWith(hrefOf('commerce')));
    await expect(page.getByText('Your shop is linked.')).toBeVisible();
    await expect(rowOf(page, 'Bazaar Lane')).toContainText('Connected');

    await page.getByRole('button', { name: 'Reconnect Tillpoint' }).click();
    await shareAtPlatform(page);
    await expect(rowOf(page, 'Tillpoint')).toContainText('Connected');
    await expect(page.getByText('3 of 4 linked')).toBeVisible();

    await page.getByRole('button', { name: 'Link Cartwheel' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('heading', { name: 'No commerce platform was linked' })).toBeVisible();
    await page.getByRole('button', { name: 'Go back' }).click();
    await expect(page).toHaveURL(endsWith(hrefOf('commerce')));
    await expect(page.getByText('3 of 4 linked')).toBeVisible();
  },
);

for (const address of [
  hrefOf('connect', {}, { kind: 'commerce', state: 'other', connectionId: 'c1', code: 'y' }),
  hrefOf('connect', {}, { kind: 'accounting', connectionId: 'c1' }),
  hrefOf('connect', {}, { kind: 'bank', state: 's1' }),
]) {
  test(`a return that cannot be verified is refused: ${address}`, async ({ page, openAsOwner }) => {
    await openAsOwner(address);
    await expect(page.getByRole('heading', { name: 'This link can’t be used' })).toBeVisible();
    await expect(page).toHaveURL(endsWith(address));
    await page.getByRole('button', { name: 'Go to dashboard' }).click();
    await expect(page).toHaveURL(endsWith(hrefOf('dashboard')));
  });
}

const FAILURES = [
  [
    hrefOf('accounting'),
    listAccountingIntegrations.name,
    'Failed to load Accounting Platforms',
    'Harrow & Vine Provisions LLC',
    '1 of 3 linked',
  ],
  [
    hrefOf('accounting'),
    getAccountingInformation.name,
    'Failed to get Accounting information',
    '1 of 3 linked',
    'Harrow & Vine Provisions LLC',
  ],
  [
    hrefOf('commerce'),
    listCommerceIntegrations.name,
    'Failed to load Commerce Platforms',
    'Sign-in expired. Syncing is paused.',
    '2 of 4 linked',
  ],
  [hrefOf('commerce'), listShops.name, 'Shops didn’t load', '2 of 4 linked', 'Sign-in expired. Syncing is paused.'],
] as const;

for (const [path, call, message, otherText, recoveredText] of FAILURES) {
  test(`"${message}" leaves the other panels usable, and disappears when the call succeeds`, async ({
    page,
    openAsOwner,
  }) => {
    await openAsOwner(`${path}?fault=${encodeURIComponent(`${call}:html`)}`);
    await expect(page.getByText(message)).toBeVisible({ timeout: 15_000 });
    await expect(page.getByText(otherText)).toBeVisible();
    await expect(page.getByText('The rest of the page is up to date.')).toBeVisible();
    await page.goto(`${path}?fault=`);
    await expect(page.getByText(recoveredText)).toBeVisible();
    await expect(page.getByText(message)).toHaveCount(0);
  });
}

for (const [path, call, button, message] of [
  [
    hrefOf('accounting'),
    linkAccounting.name,
    'Link Ledgerline',
    'Failed to link Accounting Platform. Something went wrong on our side. Nothing was changed.',
  ],
  [
    hrefOf('commerce'),
    linkCommerce.name,
    'Link Cartwheel',
    'Failed to link Commerce Platform. Something went wrong on our side. Nothing was changed.',
  ],
] as const) {
  test(`a link that fails to start is reported and can be retried on ${path}`, async ({ page, openAsOwner }) => {
    await openAsOwner(`${path}?fault=${encodeURIComponent(`${call}:bad-gateway`)}`);
    await page.getByRole('button', { name: button }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Failed to link' });
    await expect(page.getByText(message)).toBeVisible({ timeout: 15_000 });
    await alert.or(page.locator('plinth-alert')).getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(message)).toBeVisible({ timeout: 15_000 });
    await expect(page).toHaveURL(({ pathname }) => pathname === path);
  });
}

test('a business without platforms sees an empty state', async ({ page, openAsOwner }) => {
  for (const kind of ['accounting', 'commerce'] as const) {
    await openAsOwner(hrefOf(kind, {}, { scenario: 'empty' }));
    await expect(page.getByText(`No ${kind} platforms yet`)).toBeVisible();
  }
});

test('the heading and the text of a right-to-left hosted page are aligned with its fields', async ({
  page,
  openAsOwner,
}) => {
  await page.addInitScript(() => localStorage.setItem('plinth.direction', JSON.stringify('rtl')));
  await openAsOwner(hrefOf('commerce'));
  await page.getByRole('button', { name: 'Link Cartwheel' }).click();
  await expect(page).toHaveURL(/\/hosted\/platform\.html/);
  const field = page.getByLabel('User name');
  await expect(field).toBeVisible();
  const startOf = (text: string) =>
    page.getByText(text, { exact: true }).evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().right;
    });
  const fieldStart = await field.evaluate((element) => element.getBoundingClientRect().right);
  for (const text of ['Sign in to Cartwheel', 'Plinth never sees your password.'])
    expect(Math.abs((await startOf(text)) - fieldStart), text).toBeLessThan(4);
});
