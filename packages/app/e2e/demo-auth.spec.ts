import type { Page } from '@playwright/test';
import { registerAccount } from '@plinth/api-client/demo/session';
import { hrefOf } from '../src/core/routes/href.ts';
import { demoRoutes } from '../src/demo/_shared/routes.ts';
import { endsWith } from './support/addresses.ts';
import { holdCalls, openDemoAs } from './support/demo.ts';
import { expect, expectAccessible, JOURNEY, test } from './support/test.ts';

const PASSWORD = 'Brass rule 7';

const open = (page: Page, id: Parameters<typeof demoRoutes.hrefOf>[0], query: Record<string, string> = {}) =>
  page.goto(demoRoutes.hrefOf(id as 'login-basic', {}, query));

const fill = async (page: Page, fields: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value);
};

/** Opens the form for a new account and fills it in. */
async function fillRegistration(page: Page, username: string, email = `${username}@example.com`): Promise<void> {
  await open(page, 'register-basic');
  await fill(page, {
    Username: username,
    Email: email,
    Password: PASSWORD,
    'Confirm password': PASSWORD,
  });
}

test(
  'a sign-up in three steps ends signed in, with the plan and the card that were entered',
  JOURNEY,
  async ({ page }) => {
    await open(page, 'register-multi-steps', { step: 'billing' });
    // A later step needs the earlier ones.
    await expect(page.getByLabel('Username', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Enter a username')).toBeVisible();
    await expect(page.getByLabel('Username', { exact: true })).toBeFocused();
    await fill(page, {
      Username: 'theo',
      Email: 'admin@demo.com',
      Password: PASSWORD,
      'Confirm password': PASSWORD,
    });
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get('step') === 'personal');
    await fill(page, {
      'First name': 'Theo',
      'Last name': 'Brandt',
      Mobile: '+1 503 555 0142',
      Address: '4 Mill Lane',
      City: 'Salem',
      'Postal code': '97301',
    });
    await page.getByLabel('Country', { exact: true }).selectOption('United States');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('radio', { name: 'Standard' }).check();
    await fill(page, { 'Card number': '4242 4242 4242 4241', 'Name on card': 'Theo Brandt', CVV: '123' });
    await page.getByLabel('Expiry', { exact: true }).fill('12/99');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Enter a valid card number')).toBeVisible();
    await expectAccessible(page);
    await fill(page, { 'Card number': '4242 4242 4242 4242' });
    await page.getByRole('button', { name: 'Create account' }).click();
    // The taken address is an error of the first step.
    await expect(page.getByText('This email is already in use.')).toBeVisible();
    await fill(page, { Email: 'theo@example.com' });
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL(endsWith(demoRoutes.hrefOf('dashboard-ecommerce')));
    await page.goto(demoRoutes.hrefOf('account-settings', {}, { tab: 'billing' }));
    await expect(page.getByText('Visa ····4242')).toBeVisible();
    await expect(page.getByText('Standard', { exact: true })).toBeVisible();
    await expect(page.getByText('4 Mill Lane')).toBeVisible();
  },
);

test('a reset mail leads to a new password, with which the client signs in', async ({ page }) => {
  await open(page, 'forgot-password-cover');
  await page.getByLabel('Email', { exact: true }).fill('client');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText('Enter a valid email address')).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill('client@demo.com');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText('Check your inbox.')).toBeVisible();

  await open(page, 'login-basic');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Email or Password is Invalid')).toBeVisible();
  await page.getByRole('button', { name: 'Use client@demo.com' }).click();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(endsWith(demoRoutes.hrefOf('access-control')));
  // The email is in the inbox of the account alone.
  await page.goto(demoRoutes.hrefOf('email'));
  await page.getByRole('link', { name: /Choose a new password/ }).click();
  const link = page.getByRole('link', { name: /reset-password-basic/ });
  await page.goto((await link.getAttribute('href')) ?? '');
  // The page is open to everybody, and the session stays.
  await page.getByLabel('New password', { exact: true }).fill('brass rule');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('Enter a password that meets all rules')).toBeVisible();
  await fill(page, { 'New password': PASSWORD, 'Confirm password': 'other' });
  await expect(page.getByText('(met)')).toHaveCount(3);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('The passwords differ')).toBeVisible();
  await expectAccessible(page);
  await fill(page, { 'Confirm password': PASSWORD });
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('Your password was changed.')).toBeVisible();
  await page.reload();
  await fill(page, { 'New password': PASSWORD, 'Confirm password': PASSWORD });
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('This link is not valid')).toBeVisible();

  await open(page, 'login-cover');
  await fill(page, { Email: 'client@demo.com', Password: PASSWORD });
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(endsWith(demoRoutes.hrefOf('access-control')));
});

test('a session that is not remembered is not in another tab', async ({ page, context }) => {
  await open(page, 'login-basic');
  await page.getByRole('checkbox', { name: 'Remember me' }).uncheck();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(endsWith(demoRoutes.hrefOf('dashboard-ecommerce')));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'eCommerce dashboard' })).toBeVisible();
  const other = await context.newPage();
  await other.goto(demoRoutes.hrefOf('todo'));
  await expect(other.getByRole('button', { name: 'Try the demo' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'eCommerce dashboard' })).toBeVisible();
});

test('a code is checked when it is complete, and a new one can be sent after 30 seconds', async ({ page }) => {
  await page.clock.install();
  await openDemoAs(page, 'client', demoRoutes.hrefOf('access-control'));
  await open(page, 'two-steps-basic');
  const code = page.getByRole('textbox', { name: 'Six-digit code' });
  await code.pressSequentially('424241');
  await expect(page.getByText('That code isn’t right. Check it and try again.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Resend in/ })).toBeDisabled();
  await page.clock.fastForward(31_000);
  await page.getByRole('button', { name: 'Resend' }).click();
  await expect(page.getByText('A new code was sent to client@demo.com')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resend in 30 s' })).toBeDisabled();
  await code.fill('');
  await code.pressSequentially('424242');
  await expect(page).toHaveURL(endsWith(demoRoutes.hrefOf('access-control')));
});

test('an account is created with accepted terms, and whoever waits is thanked', async ({ page }) => {
  await fillRegistration(page, 'ines', 'ida@example.com');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Accept the terms to create an account')).toBeVisible();
  await page.getByRole('button', { name: 'Read the terms' }).click();
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('checkbox', { name: 'I accept the terms' })).toBeChecked();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('This username is already in use.')).toBeVisible();
  await fill(page, { Username: 'ida' });
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(endsWith(demoRoutes.hrefOf('dashboard-ecommerce')));
  await open(page, 'coming-soon');
  await page.getByRole('button', { name: 'Notify me' }).click();
  await expect(page.getByText('Enter a valid email address')).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill('ida@example.com');
  await page.getByRole('button', { name: 'Notify me' }).click();
  await page.reload();
  await expect(page.getByText('Thank you.')).toBeVisible();
});

test('an account that was created is not created again when its sign-in is retried', async ({ page }) => {
  await page.addInitScript(() => {
    let isRefused = false;
    globalThis.XMLHttpRequest = class extends XMLHttpRequest {
      override open(method: string, url: string | URL): void {
        const isFirst = String(url).endsWith('/jwt/login') && !isRefused;
        isRefused ||= isFirst;
        super.open(method, isFirst ? '/jwt/absent' : url, true);
      }
    };
  });
  await fillRegistration(page, 'olga');
  await page.getByRole('checkbox', { name: 'I accept the terms' }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('The account was created, but you were not signed in.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(endsWith(demoRoutes.hrefOf('dashboard-ecommerce')));
});

test('a registration without a response does not claim that nothing has changed', async ({ page }) => {
  await fillRegistration(page, 'vera');
  const calls = await holdCalls(page, registerAccount.path);
  await page.getByRole('checkbox', { name: 'I accept the terms' }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await calls.fail();
  await expect(page.getByText('We’re not sure whether the account was created.')).toBeVisible();
  await calls.release();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(endsWith(demoRoutes.hrefOf('dashboard-ecommerce')));
});

test('the pages of Miscellaneous open in a new tab, and maintenance leads back to the page before', async ({
  page,
}) => {
  await openDemoAs(page, 'admin', demoRoutes.hrefOf('profile'));
  await page.getByRole('button', { name: 'Miscellaneous' }).click();
  const popup = page.waitForEvent('popup');
  await page.getByRole('link', { name: /^Under maintenance/ }).click();
  await expect(await popup).toHaveURL(endsWith(hrefOf('maintenance')));
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('combobox', { name: 'Search' }).fill('under maintenance');
  await page.getByRole('option', { name: 'Under maintenance' }).click();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === demoRoutes.hrefOf('profile'));
  await expect(page.getByRole('article').first()).toBeVisible();
});
