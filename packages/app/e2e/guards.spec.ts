import { hrefOf } from '../src/core/routes/href.ts';
import { endsWith, navigate } from './support/addresses.ts';
import { expect, JOURNEY, OWNER, PASSWORD, test } from './support/test.ts';

// return-to.test.ts covers all other hostile values; these two are also tested in the browser.
for (const returnPath of [`https://evil.test${hrefOf('dashboard')}`, hrefOf('register', { step: 'bank' })]) {
  test(`an invalid return path leads home: ${returnPath}`, async ({ page }) => {
    await page.goto(hrefOf('login'));
    await page.evaluate(
      (path) => sessionStorage.setItem('plinth.returnTo', JSON.stringify({ path, at: Date.now() })),
      returnPath,
    );
    await page.getByLabel('Email').fill(OWNER);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(endsWith(hrefOf('dashboard')));
  });
}

test('a return path in the address is ignored', async ({ page, signIn }) => {
  await signIn(OWNER, { path: `${hrefOf('login')}?returnUrl=https://evil.test&redirect=//evil.test#//evil.test` });
  await expect(page).toHaveURL(endsWith(hrefOf('dashboard')));
});

test(
  'an onboarded user is redirected from the sign-in pages, and Back leaves in one press',
  JOURNEY,
  async ({ page, signIn }) => {
    await signIn(OWNER);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    for (const path of ['/', hrefOf('login'), hrefOf('register', { step: 'bank' }), hrefOf('register')]) {
      await page.goto('about:blank');
      const initialLength = await page.evaluate(() => history.length);
      await page.goto(path);
      await expect(page).toHaveURL(endsWith(hrefOf('dashboard')));
      expect((await page.evaluate(() => history.length)) - initialLength).toBeLessThanOrEqual(1);
      await page.goBack();
      await expect(page).toHaveURL('about:blank');
    }
  },
);

test(
  'a user at the amount step is redirected to it from every other page',
  JOURNEY,
  async ({ page, newAccount, signIn }) => {
    const { email } = await newAccount();
    await signIn(email);
    await expect(page).toHaveURL(endsWith(hrefOf('register', { step: 'amount' })));
    for (const path of [
      hrefOf('register', { step: 'company' }),
      hrefOf('register', { step: 'complete' }),
      hrefOf('register', { step: 'nonsense' }),
      hrefOf('dashboard'),
      '/',
    ]) {
      await page.goto(path);
      await expect(page).toHaveURL(endsWith(hrefOf('register', { step: 'amount' })));
    }
    for (const value of ['__proto__', '99', '<b>', 'complete']) {
      await page.evaluate((step) => localStorage.setItem('plinth.signInStep', step), value);
      await page.goto(hrefOf('register'));
      await expect(page).toHaveURL(endsWith(hrefOf('register', { step: 'amount' })));
    }
    await page.goto(hrefOf('maintenance'));
    await expect(page.getByRole('heading', { name: 'Under maintenance' })).toBeVisible();
  },
);

test('the last of two quick navigations wins', async ({ page, signIn }) => {
  await signIn(OWNER);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await navigate(page, hrefOf('login'), hrefOf('maintenance'));
  await expect(page.getByRole('heading', { name: 'Under maintenance' })).toBeVisible();
  await expect(page).toHaveURL(endsWith(hrefOf('maintenance')));
});

test(
  'a deep link with an expired session is restored after one sign-in',
  JOURNEY,
  async ({ page, request, newAccount, signIn }) => {
    const { email, localId } = await newAccount();
    await signIn(email, { scenario: 'financed' });
    await expect(page.getByText('$266,600')).toBeVisible({ timeout: 20_000 });
    const accounts = '/identitytoolkit.googleapis.com/v1/projects/demo-plinth/accounts';
    const headers = { Authorization: 'Bearer owner' };
    await request.post(`${accounts}:delete`, { headers, data: { localId } });
    const deepLink = `${hrefOf('dashboard', {}, { tab: 'x' })}#flow`;
    await page.goto(deepLink);
    await expect(page).toHaveURL(endsWith(hrefOf('login')));
    await request.post(accounts, { headers, data: { localId, email, password: PASSWORD, emailVerified: true } });
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(endsWith(deepLink), { timeout: 20_000 });
  },
);

test('tampered storage values do not keep the app from starting', async ({ page }) => {
  await page.addInitScript(() => {
    for (const key of [
      'accessToken',
      'refreshToken',
      'signInStep',
      'signInEmail',
      'registration',
      'skin',
      'layout',
      'drafts',
    ]) {
      localStorage.setItem(`plinth.${key}`, ['null', '[]', '{"a":', '<b>', 'x'.repeat(100_000)][key.length % 5] ?? '');
    }
  });
  await page.goto(hrefOf('dashboard'));
  await expect(page).toHaveURL(endsWith(hrefOf('login')));
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
});

test('a logout in another tab closes an open menu and releases its scroll lock', async ({ page, context, signIn }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await signIn(OWNER);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  const otherTab = await context.newPage();
  await otherTab.goto(hrefOf('dashboard'));
  await otherTab.getByRole('button', { name: /^Account menu for/ }).click();
  await otherTab.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(endsWith(hrefOf('login')));
  expect(
    await page.evaluate(
      () => getComputedStyle(document.documentElement).overflow + getComputedStyle(document.body).overflow,
    ),
  ).not.toContain('hidden');
  await page.getByLabel('Email').fill('typed@plinth.test');
  await expect(page.getByLabel('Email')).toHaveValue('typed@plinth.test');
});

test('a logout in another tab closes an open dialog', async ({ page, context, signIn }) => {
  await signIn(OWNER);
  await page.goto(hrefOf('tickets', {}, { new: 'ticket' }));
  await expect(page.getByRole('dialog')).toBeVisible();
  const otherTab = await context.newPage();
  await otherTab.goto(hrefOf('dashboard'));
  await otherTab.getByRole('button', { name: /^Account menu for/ }).click();
  await otherTab.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(endsWith(hrefOf('login')));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByLabel('Email').fill('typed@plinth.test');
  await expect(page.getByLabel('Email')).toHaveValue('typed@plinth.test');
});

/** Records whether any part of a secured page was ever attached, however briefly. */
function watchSecured(): void {
  const secured = '.dashboard, .tickets, .bank, .platform-row, .navbar-company';
  new MutationObserver(() => {
    if (document.querySelector(secured)) sessionStorage.setItem('attached', 'yes');
  }).observe(document, { subtree: true, childList: true });
}

test('after a logout, Back leads to the sign-in five times without rendering a secured page', async ({
  page,
  signIn,
}) => {
  await signIn(OWNER);
  for (const name of ['Accounting', 'Banking', 'Commerce', 'Tickets', 'Dashboard']) {
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  await page.getByRole('button', { name: /^Account menu for/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await page.addInitScript(watchSecured);
  await page.evaluate(watchSecured);
  for (let press = 0; press < 5; press += 1) {
    await page.goBack();
    await expect(page).toHaveURL(endsWith(hrefOf('login')));
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  }
  expect(await page.evaluate(() => sessionStorage.getItem('attached'))).toBeNull();
});

test('becoming onboarded redirects once, to the dashboard', async ({ page, newAccount, signIn }) => {
  const { email } = await newAccount();
  await signIn(email, { scenario: 'bank' });
  await expect(page).toHaveURL(endsWith(hrefOf('register', { step: 'bank' })), { timeout: 20_000 });
  for (const name of ['accounting', 'commerce', 'complete']) {
    await page.getByRole('button', { name: 'Skip for now' }).click();
    await expect(page).toHaveURL(endsWith(hrefOf('register', { step: name })));
  }
  const visitedPaths: string[] = [];
  page.on('framenavigated', (frame) => visitedPaths.push(new URL(frame.url()).pathname));
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page).toHaveURL(endsWith(hrefOf('dashboard')));
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(new Set(visitedPaths)).toEqual(new Set([hrefOf('dashboard')]));
});
