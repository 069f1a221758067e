import type { Page } from '@playwright/test';
import { chromiumLaunch } from '@plinth/build/chromium';
import { hrefOf } from '../src/core/routes/href.ts';
import { endsWith } from './support/addresses.ts';
import { expect, OWNER, test } from './support/test.ts';

test.use({
  launchOptions: { ...chromiumLaunch({ needsWindows: true }), ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

// The app's `no-store` header prevents bfcache in some browsers, so it is replaced here.
test.beforeEach(async ({ context }) => {
  await context.route(
    ({ pathname }) => [hrefOf('login'), hrefOf('dashboard'), hrefOf('maintenance')].includes(pathname),
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), 'cache-control': 'no-cache' } });
    },
  );
});

/** Records on every frame from the restored page's first one whether the figure is visible. */
function recordFrames(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    sessionStorage.setItem('restored', 'yes');
    const check = () => {
      const isVisible = [...document.querySelectorAll('*')].some(
        (element) =>
          element.children.length === 0 &&
          element.textContent?.includes('266,600') === true &&
          element.checkVisibility({ visibilityProperty: true }),
      );
      if (isVisible) sessionStorage.setItem('visible', 'yes');
      requestAnimationFrame(check);
    };
    check();
  });
}

/** Leaves the page when no requests are pending, because a page with open transactions does not enter the bfcache. */
async function leave(page: Page): Promise<void> {
  // The data behind the menu's dots is requested last.
  await expect(page.getByRole('link', { name: 'Commerce Needs attention' })).toBeVisible();
  await page.evaluate(recordFrames);
  await page.goto(hrefOf('maintenance'));
  await expect(page.getByRole('heading', { name: 'Under maintenance' })).toBeVisible();
}

test('a page restored from the bfcache after a logout shows nothing of the session', async ({
  page,
  context,
  signIn,
}) => {
  await signIn(OWNER);
  await expect(page.getByText('$266,600')).toBeVisible();
  await leave(page);
  // A page in the bfcache receives no events from other tabs.
  const otherTab = await context.newPage();
  await otherTab.goto(hrefOf('dashboard'));
  await otherTab.getByRole('button', { name: /^Account menu for/ }).click();
  await otherTab.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(otherTab).toHaveURL(endsWith(hrefOf('login')));
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(endsWith(hrefOf('login')));
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  expect(await page.evaluate(() => [sessionStorage.getItem('restored'), sessionStorage.getItem('visible')])).toEqual([
    'yes',
    null,
  ]);
});

test('a page restored from the bfcache for the same user is unchanged', async ({ page, signIn }) => {
  await signIn(OWNER);
  const stored = (key: string) => page.evaluate((name) => sessionStorage.getItem(name), key);
  // The browser may decide against the bfcache, such as on a busy machine.
  await expect(async () => {
    await leave(page);
    await page.evaluate(() => history.back());
    await expect(page.getByText('$266,600')).toBeVisible();
    expect(await stored('restored')).toBe('yes');
  }).toPass();
  await expect.poll(() => stored('visible')).toBe('yes');
});
