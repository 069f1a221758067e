import { hrefOf } from '../src/core/routes/href.ts';
import { endsWith, navigate } from './support/addresses.ts';
import { expect, JOURNEY, OWNER, PASSWORD, PROVIDER_JOURNEY, test } from './support/test.ts';

test('a visitor who opens a deep link returns to it after sign-in', PROVIDER_JOURNEY, async ({ page, signIn }) => {
  const deepLink = `${hrefOf('dashboard', {}, { from: 'mail', a: '/?' })}#transactions`;
  await signIn(OWNER, { path: deepLink });
  await expect(page).toHaveURL(endsWith(deepLink));
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('plinth.returnTo'))).toBeNull();
});

test(
  'a session survives a reload and ends with a logout, which removes all stored data',
  PROVIDER_JOURNEY,
  async ({ page, signIn }) => {
    await signIn(OWNER);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await page.getByRole('button', { name: /^Account menu for/ }).click();
    await expect(page.getByText('owner@plinth.test')).toBeVisible();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL(endsWith(hrefOf('login')));
    const storedKeys = await page.evaluate(() =>
      [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key.startsWith('plinth.')),
    );
    expect(storedKeys.filter((key) => /accessToken|refreshToken|signIn|returnTo|drafts/.test(key))).toEqual([]);
    for (let press = 0; press < 3; press += 1) {
      await page.goBack().catch(() => null);
      await expect(page.getByText('Available to draw')).toHaveCount(0);
    }
  },
);

test(
  'a logout in one tab logs out the other without interaction',
  PROVIDER_JOURNEY,
  async ({ page, context, signIn }) => {
    await signIn(OWNER);
    const otherTab = await context.newPage();
    await otherTab.goto(hrefOf('dashboard'));
    await expect(otherTab.getByText('Available to draw')).toBeVisible();
    await page.getByRole('button', { name: /^Account menu for/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(otherTab).toHaveURL(endsWith(hrefOf('login')), { timeout: 2_000 });
    await expect(otherTab.getByText('You logged out in another tab.')).toBeVisible();
  },
);

test('what is typed and sent with Enter before the code of the page has loaded is submitted', async ({ page }) => {
  const codeRequested = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    codeRequested.resolve();
    await gate.promise;
    await route.continue();
  });
  await page.goto(hrefOf('login'), { waitUntil: 'commit' });
  await codeRequested.promise;
  await page.getByLabel('Email').fill(OWNER);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  gate.resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('a press of the button between its definition and its hydration submits the form', async ({ page }) => {
  await page.addInitScript(() => {
    void customElements.whenDefined('plinth-button').then(() => {
      const button = document.querySelector<HTMLElement>('plinth-button[type="submit"]');
      document.documentElement.dataset['pressed'] = button?.hasAttribute('defer-hydration') ? 'deferred' : 'late';
      button?.click();
    });
  });
  const gate = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(hrefOf('login'), { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(OWNER);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  gate.resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-pressed', 'deferred');
});

test('a refused sign-in shows the reason and keeps the typed text', JOURNEY, async ({ page }) => {
  await page.goto(hrefOf('login'));
  const submit = page.getByRole('button', { name: 'Sign in', exact: true });
  await submit.click();
  await expect(page.getByText('Enter your email.')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill(OWNER);
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  await submit.click();
  await expect(page.getByText('That password isn’t right. Try again, or reset it.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(OWNER);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not-the-password');
  await page.getByLabel('Email').fill('nobody@plinth.test');
  await submit.click();
  await expect(page.getByText('No account uses this email. Check it, or create an account.')).toBeVisible();
  // The reason does not follow to the form for a new account.
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByLabel('Full name')).toBeVisible();
  await expect(page.getByText('No account uses this email.')).toHaveCount(0);
});

for (const [path, button] of [
  [hrefOf('login'), 'Sign in'],
  [hrefOf('register'), 'Create account'],
  [hrefOf('forgot-password'), 'Send reset link'],
] as const) {
  test(`the answer to ${button} moves neither the fields nor the button`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('[defer-hydration]')).toHaveCount(0);
    const submit = page.getByRole('button', { name: button, exact: true });
    const password = page.getByLabel('Password', { exact: true });
    const name = page.getByLabel('Full name');
    if (path === hrefOf('register')) await name.fill('Ines Calloway');
    await page.getByLabel('Email').fill(OWNER);
    if (path !== hrefOf('forgot-password')) await password.fill('not-the-password');
    const places = () => Promise.all([page.getByLabel('Email'), submit].map((control) => control.boundingBox()));
    const before = await places();
    await submit.click();
    await expect(page.locator('form plinth-alert')).toBeVisible();
    await expect(submit).not.toHaveAttribute('aria-busy');
    expect(await places()).toEqual(before);
  });
}

test(
  'a forgotten password is reset with the link that the identity provider sends',
  JOURNEY,
  async ({ page, request, newAccount }) => {
    const { email } = await newAccount();
    await page.goto(hrefOf('login'));
    // Before the app's code has loaded, the link loads the page anew.
    await expect(page.locator('[defer-hydration]')).toHaveCount(0);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await expect(page.getByText('Check your email')).toBeVisible();
    const codes = (await (await request.get('/emulator/v1/projects/demo-plinth/oobCodes')).json()) as {
      oobCodes: { email: string; oobCode: string; requestType: string }[];
    };
    const resetCode = codes.oobCodes.find((code) => code.email === email);
    expect(resetCode?.requestType).toBe('PASSWORD_RESET');
    await request.post('/identitytoolkit.googleapis.com/v1/accounts:resetPassword?key=emulator', {
      data: { oobCode: resetCode?.oobCode, newPassword: 'A-new-one-2' },
    });
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('A-new-one-2');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(endsWith(hrefOf('register', { step: 'amount' })));
  },
);

test('every unknown address shows the not-found page with a link home', JOURNEY, async ({ page }) => {
  for (const path of ['/nowhere', `${hrefOf('dashboard')}/more`, hrefOf('error')]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  }
  for (const path of ['/%E0%A4%A', `${hrefOf('login')}/%E0%A4%A`]) {
    await navigate(page, path);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(endsWith(hrefOf('login')));
});
