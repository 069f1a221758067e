import type { Page, Route } from '@playwright/test';
import { hrefOf } from '../src/core/routes/href.ts';
import { endsWith, navigate } from './support/addresses.ts';
import { expect, JOURNEY, OWNER, PASSWORD, test } from './support/test.ts';
import { expireToken, interceptTokenService } from './support/tokens.ts';

const LOOKUP_URL = /\/identitytoolkit\.googleapis\.com\/v1\/accounts:lookup/;
const RETURN_PATH = hrefOf('tickets', {}, { tab: 'x' });

async function expectReturnAfterSignIn(page: Page): Promise<void> {
  await expect(page).toHaveURL(endsWith(hrefOf('login')));
  await expect(page.getByText('Your session ended.')).toBeVisible();
  await page.getByLabel('Email').fill(OWNER);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(endsWith(RETURN_PATH));
  await expect(page.getByRole('heading', { level: 1, name: 'Tickets' })).toBeVisible();
}

for (const message of ['TOKEN_EXPIRED', 'USER_DISABLED', 'USER_NOT_FOUND']) {
  const refuse = (route: Route) => route.fulfill({ status: 400, json: { error: { code: 400, message } } });

  test(`returns to the same page after ${message} ended the session in use`, async ({ page, context, signIn }) => {
    const tokens = await interceptTokenService(context);
    await signIn(OWNER);
    await expect(page.getByText('$266,600')).toBeVisible();
    tokens.respondWith(refuse);
    await expireToken(page);
    await navigate(page, RETURN_PATH);
    await expect(page).toHaveURL(endsWith(hrefOf('login')));
    tokens.respondWith(null);
    await expectReturnAfterSignIn(page);
  });

  test(`returns to the deep link whose session ended with ${message}`, async ({ page, context, signIn }) => {
    await signIn(OWNER);
    await expect(page.getByText('$266,600')).toBeVisible();
    await context.route(LOOKUP_URL, refuse);
    await page.goto(RETURN_PATH);
    await expect(page).toHaveURL(endsWith(hrefOf('login')));
    await context.unroute(LOOKUP_URL);
    await expectReturnAfterSignIn(page);
  });
}

test('says that the session ended while the app was closed', JOURNEY, async ({ page, context, signIn }) => {
  await signIn(OWNER);
  await expect(page.getByText('$266,600')).toBeVisible();
  await context.route(LOOKUP_URL, (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'TOKEN_EXPIRED' } } }),
  );
  await page.goto(hrefOf('login'));
  await expect(page.getByText('Your session ended.')).toBeVisible();
  // A later visit, without any stored token, says it too.
  await page.goto(hrefOf('login'));
  await expect(page.getByText('Your session ended.')).toBeVisible();
});

test('finishes the return from a bank after a new sign-in when the session ended there', async ({
  page,
  context,
  signIn,
}) => {
  await signIn(OWNER);
  await page.goto(hrefOf('bank-accounts'));
  await page.getByRole('button', { name: 'Add a bank' }).click();
  await page.waitForURL(/\/hosted\/bank\.html/);
  const state = new URL(page.url()).searchParams.get('state') ?? '';
  await expireToken(page);
  await context.route(LOOKUP_URL, (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'TOKEN_EXPIRED' } } }),
  );
  await page.goto(hrefOf('bank-return', {}, { state, error: 'cancelled' }));
  await expect(page).toHaveURL(endsWith(hrefOf('login')));
  await context.unroute(LOOKUP_URL);
  await page.getByLabel('Email').fill(OWNER);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'No bank was linked' })).toBeVisible();
  await page.getByRole('button', { name: 'Go back' }).click();
  await expect(page).toHaveURL(endsWith(hrefOf('bank-accounts')));
});
