import type { Page } from '@playwright/test';
import { languages } from '../src/core/i18n/languages.ts';
import { hrefOf } from '../src/core/routes/href.ts';
import { endsWith } from './support/addresses.ts';
import { shareAtBank } from './support/hosted.ts';
import {
  freshEmail,
  submitAmount,
  submitCompany,
  bookMeeting,
  proceed,
  register,
  skip,
  step,
} from './support/onboarding.ts';
import { expect, JOURNEY, MAIN_JOB, PASSWORD, PROVIDER, test } from './support/test.ts';

async function createCompany(page: Page): Promise<void> {
  await submitCompany(page);
  // The provider sets the claim some seconds after the company was created.
  await expect(page).toHaveURL(step('bank'), { timeout: 20_000 });
}

async function finish(page: Page): Promise<void> {
  await expect(page).toHaveURL(step('complete'));
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page).toHaveURL(endsWith(hrefOf('dashboard')));
  await expect(page.getByText('Amount requested')).toBeVisible();
}

/** Completes the bank's hosted page: chooses the bank, fails to sign in once, signs in and gives consent. */
async function linkBank(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/hosted\/bank\.html/);
  await page.getByRole('button', { name: /Larkfield/ }).click();
  await page.getByLabel('User name').fill('ines');
  await page.getByLabel('Password').fill('fail');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await shareAtBank(page);
}

test(
  'a business signs up by email with an amount under a million and reaches its dashboard',
  MAIN_JOB,
  async ({ page }) => {
    test.setTimeout(120_000);
    await register(page, freshEmail());
    await submitAmount(page, '250000', '(503) 555-0148');
    await bookMeeting(page);
    await createCompany(page);
    await page.getByRole('button', { name: 'Link a bank' }).click();
    await linkBank(page);
    await expect(page).toHaveURL(step('bank'));
    await expect(page.getByText('Larkfield Bank')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your meeting' })).toBeVisible();
    await proceed(page);
    await expect(page).toHaveURL(step('accounting'));
    await skip(page);
    await expect(page).toHaveURL(step('commerce'));
    await skip(page);
    await expect(page).toHaveURL(step('complete'));
    await expect(page.getByText('····4417')).toBeVisible();
    await page.getByRole('link', { name: 'Edit Amount' }).click();
    await expect(page).toHaveURL(step('amount'));
    await page.getByRole('textbox', { name: 'Amount' }).fill('300000');
    await proceed(page);
    await expect(page.getByText('$300,000')).toBeVisible();
    await finish(page);
  },
);

test('a phone number given with a million is filled in at the specialist step', async ({ page }) => {
  await register(page, freshEmail());
  await submitAmount(page, '1500000', '(503) 555-0148');
  await expect(page).toHaveURL(step('million'));
  await expect(page.getByLabel('Phone')).toHaveValue('(503) 555-0148');
  await page.goto(hrefOf('register', { step: 'time' }));
  await expect(page).toHaveURL(step('million'));
  await proceed(page);
  await expect(page).toHaveURL(step('time'));
  await page.reload();
  await expect(page).toHaveURL(step('time'));
  await page.getByLabel('Country').selectOption('GB');
  await page.getByLabel('Postal code').fill('97202');
  await page.getByLabel('City').focus();
  await expect(page.getByText('Enter a postal code of the chosen country.')).toBeVisible();
});

test('an amount from a million leads to the specialist step', async ({ page }) => {
  test.setTimeout(120_000);
  await register(page, freshEmail());
  await submitAmount(page, '1500000', '');
  await expect(page).toHaveURL(step('million'));
  await proceed(page);
  await expect(page.getByLabel('Phone')).toBeFocused();
  await page.getByLabel('Phone').fill('(503) 555-0148');
  await proceed(page);
  await bookMeeting(page);
  await createCompany(page);
  await skip(page);
  await expect(page).toHaveURL(step('accounting'));
  await skip(page);
  await expect(page).toHaveURL(step('commerce'));
  await skip(page);
  await finish(page);
});

for (const [provider, button] of [
  ['Google', 'Continue with Google'],
  ['Microsoft', 'Continue with Microsoft'],
] as const) {
  test(`a user signs up with ${provider}`, provider === 'Google' ? JOURNEY : {}, async ({ page }) => {
    await page.goto(hrefOf('register'));
    const popupPromise = page.waitForEvent('popup');
    await page.getByRole('button', { name: button }).click();
    const popup = await popupPromise;
    await popup.locator('#add-account-button').click();
    await popup.locator('#email-input').fill(freshEmail());
    await popup.locator('#display-name-input').fill('Ines Calloway');
    await popup.locator('#sign-in').click();
    await expect(page).toHaveURL(step('amount'), { timeout: 15_000 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('an existing company is reported, and the typed text is kept', JOURNEY, async ({ page }) => {
  const email = freshEmail();
  await register(page, email);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(endsWith(hrefOf('login')));
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Full name').fill('Ines Calloway');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Company already registered')).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('Ines Calloway');
  await expect(page.getByLabel('Email')).toHaveValue(email);
});

for (const [outcome, button, message] of [
  ['cancelled', /^cancel/i, /No bank was linked/],
  ['failed', /make it fail/i, /The bank was not linked/],
] as const) {
  test(
    `a bank link that is ${outcome} is reported, and onboarding can continue`,
    PROVIDER,
    async ({ page, newAccount, signIn }) => {
      const { email } = await newAccount();
      await signIn(email, { scenario: 'bank' });
      await expect(page).toHaveURL(step('bank'), { timeout: 20_000 });
      await page.getByRole('button', { name: 'Link a bank' }).click();
      await expect(page).toHaveURL(/\/hosted\/bank\.html/);
      await page.getByRole('button', { name: button }).click();
      await expect(page).toHaveURL(({ pathname }) => pathname === hrefOf('bank-return'));
      await expect(page.getByText(message).first()).toBeVisible();
      await page.getByRole('button').first().click();
      await expect(page).toHaveURL(step('bank'));
    },
  );
}

test('a return with another state is refused', PROVIDER, async ({ page, newAccount, signIn }) => {
  const { email } = await newAccount();
  await signIn(email, { scenario: 'bank' });
  await expect(page).toHaveURL(step('bank'), { timeout: 20_000 });
  await page.goto(hrefOf('bank-return', {}, { state: 'forged', connectionId: 'c1' }));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Larkfield')).toHaveCount(0);
});

for (const [scenario, name] of [
  ['new', 'amount'],
  ['amount', 'amount'],
  ['time', 'time'],
  ['company', 'company'],
  ['bank', 'bank'],
] as const) {
  test(`returning the next day in "${scenario}" leads to the step ${name}`, async ({
    page,
    context,
    newAccount,
    signIn,
  }) => {
    const { email } = await newAccount();
    await signIn(email, { scenario });
    await expect(page).toHaveURL(step(name), { timeout: 20_000 });
    await page.close();
    const nextDay = await context.newPage();
    await nextDay.goto(`/?scenario=${scenario}`);
    await expect(nextDay).toHaveURL(step(name), { timeout: 20_000 });
    await nextDay.goto(hrefOf('register', { step: 'complete' }));
    await expect(nextDay).toHaveURL(step(name));
  });
}

test('at 320 px, the top bar of the application keeps its margins in every language', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await register(page, freshEmail());
  const bar = page.getByRole('banner');
  for (const language of Object.keys(languages)) {
    await bar.getByRole('combobox').selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect
      .poll(() =>
        bar.evaluate((element) => {
          const rects = [...element.children]
            .map((child) => child.getBoundingClientRect())
            .filter(({ width }) => width);
          return [
            Math.min(...rects.map(({ left }) => left)) >= 16,
            Math.max(...rects.map(({ right }) => right)) <= 304,
          ];
        }),
      )
      .toEqual([true, true]);
  }
});

test('typed values survive a reload', JOURNEY, async ({ page }) => {
  await register(page, freshEmail());
  await page.getByRole('textbox', { name: 'Amount' }).fill('333000');
  await page.getByLabel('Phone').fill('(503) 555-0');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('plinth.drafts'))).toContain('333000');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue(/333,?000/);
  await expect(page.getByLabel('Phone')).toHaveValue('(503) 555-0');
});
