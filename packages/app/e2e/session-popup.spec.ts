import type { Page } from '@playwright/test';
import { hrefOf } from '../src/core/routes/href.ts';
import { endsWith } from './support/addresses.ts';
import { expect, JOURNEY, OWNER, PASSWORD, test } from './support/test.ts';

/** Opens the sign-in page with a fake clock. */
async function openLogin(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto(hrefOf('login'));
}

/**
 * Advances the clock and expects the message for a closed window. The SDK polls every two seconds and then waits eight
 * for a late result.
 */
async function expectClosed(page: Page): Promise<void> {
  await page.clock.runFor(10_000);
  await expect(page.getByText('The sign-in window closed before you finished. Nothing was changed.')).toBeVisible();
}

async function expectUsable(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(OWNER);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(endsWith(hrefOf('dashboard')));
}

test('a closed sign-in pop-up leaves a usable form with a message', JOURNEY, async ({ page }) => {
  await openLogin(page);
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await (await popup).close();
  await expectClosed(page);
  await expectUsable(page);
});

test('a blocked sign-in pop-up is reported at once', async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.open = () => null;
  });
  await page.goto(hrefOf('login'));
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(
    page.getByText('The browser blocked the sign-in window. Allow pop-ups for this page, then try again.'),
  ).toBeVisible();
  await expectUsable(page);
});

test('a sign-in pop-up that severs its opener counts as closed', async ({ page, context }) => {
  await context.route(/\/emulator\/auth\/handler/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'cross-origin-opener-policy': 'same-origin' } });
  });
  await openLogin(page);
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await popup;
  await expectClosed(page);
  await expectUsable(page);
});

test('a second click while the pop-up is open opens no second one', async ({ page }) => {
  await openLogin(page);
  const popups: Page[] = [];
  page.on('popup', (popup) => popups.push(popup));
  const first = page.waitForEvent('popup');
  const button = page.getByRole('button', { name: 'Continue with Google' });
  await button.click();
  await first;
  await button.click({ force: true });
  await page.getByRole('button', { name: 'Continue with Microsoft' }).click({ force: true });
  await first.then((popup) => popup.close());
  await expectClosed(page);
  expect(popups).toHaveLength(1);
});
