import type { APIRequestContext, Page } from '@playwright/test';
import { hrefOf } from '../src/core/routes/href.ts';
import { endsWith } from './support/addresses.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, JOURNEY, PASSWORD, test } from './support/test.ts';

const CODES = '/emulator/v1/projects/demo-plinth/verificationCodes';

let phones = 0;

/** Returns a phone number that no other test has. */
function newPhone(): string {
  phones += 1;
  return `+1650${String(process.pid % 10_000).padStart(4, '0')}${String(phones).padStart(3, '0')}`;
}

/** Returns the codes that were sent to a phone, the last one last. */
async function codesOf(request: APIRequestContext, phone: string): Promise<readonly string[]> {
  const response = await request.get(CODES);
  const { verificationCodes } = (await response.json()) as {
    readonly verificationCodes: readonly { readonly phoneNumber: string; readonly code: string }[];
  };
  return verificationCodes.filter(({ phoneNumber }) => phoneNumber === phone).map(({ code }) => code);
}

/** Fills in the sign-in form and waits until the code was sent. */
async function submitPassword(page: Page, email: string, path = hrefOf('login')): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('We sent a code to')).toBeVisible();
}

const codeField = (page: Page) => page.getByLabel('Six-digit code');

test(
  'a code from a text message signs in and leads to the deep link, after a wrong one',
  JOURNEY,
  async ({ page, request, newAccount, setClaim }) => {
    const phone = newPhone();
    const { email, localId } = await newAccount('Ines Calloway', [phone]);
    await setClaim(localId);
    const deepLink = hrefOf('tickets', {}, { tab: 'x', scenario: 'financed' });
    await submitPassword(page, email, deepLink);
    await expect(page.getByRole('heading', { level: 1, name: 'Confirm it’s you' })).toBeVisible();
    await expect(page.getByText(phone.slice(-4))).toBeVisible();
    await expect(codeField(page)).toBeFocused();
    await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code');
    await expectAccessible(page);
    const [code = ''] = await codesOf(request, phone);
    const wrong = code === '000000' ? '000001' : '000000';
    await page.keyboard.type(wrong);
    await expect(page.getByText('That code isn’t right. Check it, then try again.')).toBeVisible();
    await expect(codeField(page)).toHaveValue(wrong);
    await expectAccessible(page);
    await page.keyboard.type(code);
    await expect(page).toHaveURL(endsWith(deepLink));
    await expect(page.getByRole('heading', { level: 1, name: 'Tickets' })).toBeVisible();
  },
);

test('a new code is sent after 30 seconds, and on a small page from right to left', async ({
  page,
  request,
  newAccount,
}) => {
  const phone = newPhone();
  const { email } = await newAccount('Ines Calloway', [phone]);
  await page.clock.install();
  await page.setViewportSize({ width: 360, height: 640 });
  await submitPassword(page, email);
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  await expectNoHorizontalScroll(page);
  await expect(page.getByRole('button', { name: /Send a new code in \d+ s/ })).toBeDisabled();
  await page.clock.runFor(31_000);
  await page.getByRole('button', { name: 'Send a new code' }).click();
  // The SDK waits half a second before it sends.
  await page.clock.runFor(1_000);
  await expect.poll(async () => (await codesOf(request, phone)).length).toBe(2);
  await expect(page.getByRole('button', { name: /Send a new code in \d+ s/ })).toBeDisabled();
  // A complete code is submitted by itself.
  await codeField(page).fill((await codesOf(request, phone)).at(-1) ?? '');
  await expect(page).toHaveURL(endsWith(hrefOf('register', { step: 'amount' })));
});

test('another phone gets a code, and another account can sign in instead', async ({ page, request, newAccount }) => {
  const numbers = [newPhone(), newPhone()] as const;
  const { email } = await newAccount('Ines Calloway', numbers);
  await submitPassword(page, email);
  await page.getByRole('button', { name: `Send a code to` }).click();
  await expect.poll(async () => (await codesOf(request, numbers[1])).length).toBe(1);
  await expect(codeField(page)).toBeFocused();
  await page.getByRole('button', { name: 'Use another account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue(email);
});
