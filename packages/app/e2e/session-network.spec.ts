import type { BrowserContext, Route } from '@playwright/test';
import { hrefOf } from '../src/core/routes/href.ts';
import { endsWith, navigate } from './support/addresses.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, JOURNEY, OWNER, PROVIDER, test } from './support/test.ts';
import { revisitDashboard, expireToken, refetch, interceptTokenService } from './support/tokens.ts';

const LOOKUP_URL = /\/identitytoolkit\.googleapis\.com\/v1\/accounts:lookup/;
const AVAILABLE_AMOUNT = '$266,600';

/** Delays the identity provider's response about a stored session; `requested` resolves when it is requested. */
async function delayIdentity(context: BrowserContext) {
  const requested = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const delayResponse = async (route: Route) => {
    requested.resolve();
    await gate.promise;
    await route.continue();
  };
  await context.route(LOOKUP_URL, delayResponse);
  return { requested: requested.promise, release: gate.resolve };
}

test('nothing secured is requested or rendered while the session is unknown', async ({ page, context, signIn }) => {
  await signIn(OWNER);
  await expect(page.getByText(AVAILABLE_AMOUNT)).toBeVisible();
  const identity = await delayIdentity(context);
  await expireToken(page);
  // The open dashboard may still request something.
  await page.goto('about:blank');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/v1/')) calls.push(request.url());
  });
  await page.clock.install();
  await page.goto(hrefOf('dashboard'));
  await identity.requested;
  await page.clock.fastForward(5_000);
  await expect(page.getByRole('status').getByText('Loading')).toBeAttached();
  await expect(page.getByRole('heading')).toHaveCount(0);
  await expect(page.getByText('Available to draw')).toHaveCount(0);
  expect(calls).toEqual([]);
  identity.release();
  await expect(page.getByText(AVAILABLE_AMOUNT)).toBeVisible();
});

test(
  'a valid stored token shows the account before the identity provider responds',
  PROVIDER,
  async ({ page, context, signIn }) => {
    await signIn(OWNER);
    await expect(page.getByText(AVAILABLE_AMOUNT)).toBeVisible();
    const identity = await delayIdentity(context);
    await page.reload();
    await identity.requested;
    await expect(page.getByText(AVAILABLE_AMOUNT)).toBeVisible();
    identity.release();
  },
);

test('an unresponsive identity provider is reported within 15 seconds, with a retry', async ({
  page,
  context,
  signIn,
}) => {
  await signIn(OWNER);
  await expect(page.getByText(AVAILABLE_AMOUNT)).toBeVisible();
  const identity = await delayIdentity(context);
  await expireToken(page);
  await page.clock.install();
  await page.goto(hrefOf('dashboard', {}, { tab: 'x' }));
  await identity.requested;
  await page.clock.fastForward(15_000);
  await expect(page.getByRole('heading', { name: 'We couldn’t sign you in' })).toBeVisible();
  identity.release();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(AVAILABLE_AMOUNT)).toBeVisible();
  await expect(page).toHaveURL(endsWith(hrefOf('dashboard', {}, { tab: 'x' })));
});

for (const [name, response] of [
  ['503', { status: 503, json: { error: { code: 503, message: 'UNAVAILABLE' } } }],
  ['HTML', { status: 200, contentType: 'text/html', body: '<p>Welcome</p>' }],
] as const) {
  test(`a stored session survives an identity provider that responds with ${name}`, async ({
    page,
    context,
    signIn,
  }) => {
    const tokens = await interceptTokenService(context);
    await signIn(OWNER);
    await expect(page.getByText(AVAILABLE_AMOUNT)).toBeVisible();
    await context.route(LOOKUP_URL, (route) => route.fulfill(response));
    tokens.respondWith((route) => route.fulfill(response));
    // A day later, the SDK treats its token as expired.
    await page.evaluate(() => {
      const key = 'firebase:authUser:emulator:[DEFAULT]';
      const user = JSON.parse(localStorage.getItem(key) ?? '{}') as { stsTokenManager: { expirationTime: number } };
      user.stsTokenManager.expirationTime = 1;
      localStorage.setItem(key, JSON.stringify(user));
    });
    await expireToken(page);
    await page.goto(hrefOf('dashboard'));
    await expect(page.getByRole('heading', { name: 'We couldn’t sign you in' })).toBeVisible();
    await context.unroute(LOOKUP_URL);
    tokens.respondWith(null);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(AVAILABLE_AMOUNT)).toBeVisible();
  });
}

test(
  'without a connection the queue waits for one, and a notice is shown',
  JOURNEY,
  async ({ page, context, signIn, allowViolation }) => {
    const tokens = await interceptTokenService(context);
    await signIn(OWNER);
    await expect(page.getByText(AVAILABLE_AMOUNT)).toBeVisible();
    // Loads the module of the intermediate page before the connection is lost.
    await refetch(page);
    await expect(page.getByRole('button', { name: 'Reconnect' })).toBeVisible();
    const notice = page.getByText('You’re offline. What you typed is still here. Send it when you reconnect.');
    await page.evaluate(() => {
      new PerformanceObserver(() => document.body.setAttribute('data-shifted', '')).observe({ type: 'layout-shift' });
    });
    // The browser requests the icon again when the title changes, and modules that load when idle may be missing.
    allowViolation(/Failed to load resource.*(mark\.svg|\/assets\/)/);
    await context.setOffline(true);
    tokens.respondWith((route) => route.abort('internetdisconnected'));
    await expect(notice).toBeVisible();
    await expect(page.getByRole('status').filter({ has: notice })).toHaveCount(1);
    await expectAccessible(page);
    await expect(page.locator('body')).not.toHaveAttribute('data-shifted');
    await expireToken(page);
    await revisitDashboard(page);
    await expect.poll(tokens.count).toBe(1);
    tokens.respondWith(null);
    const response = page.waitForResponse((received) => received.url().includes('/topups') && received.ok());
    await context.setOffline(false);
    await response;
    await expect(notice).toHaveCount(0);
    expect(tokens.count()).toBe(2);
    await expect(page).toHaveURL(endsWith(hrefOf('dashboard')));
  },
);

test('a page that cannot load offline says so in the frame, and opens when the connection is back', async ({
  page,
  context,
  signIn,
  allowViolation,
}) => {
  // The pages of the menu are fetched soon after sign-in, and with them the small pages.
  let isReachable = false;
  await context.route(/\/assets\/small-pages-/, (route) => (isReachable ? route.continue() : route.abort()));
  await signIn(OWNER);
  await expect(page.getByText(AVAILABLE_AMOUNT)).toBeVisible();
  allowViolation(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Unable to preload|dynamically imported module|A page failed/);
  await context.setOffline(true);
  await navigate(page, hrefOf('accounting'));
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeFocused();
  await expect(page.getByText('This page hasn’t loaded yet.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible();
  await expectAccessible(page);
  isReachable = true;
  await context.setOffline(false);
  // A browser that remembers the failed module has reloaded the page.
  await expect(page.getByRole('heading', { name: 'Accounting' })).toBeVisible();
  await expect(page).toHaveURL(endsWith(hrefOf('accounting')));
});

test('a request that fails offline leaves no unhandled rejection in the worker of the mock', async ({
  page,
  context,
  allowViolation,
}) => {
  await page.goto(hrefOf('login'));
  await expect(page.locator('[defer-hydration]')).toHaveCount(0);
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('The mock has no worker.');
  await worker.evaluate(() => {
    addEventListener('unhandledrejection', () => Object.assign(globalThis, { hasRejection: true }));
  });
  // Modules that load when the browser is idle may be missing.
  allowViolation(/net::ERR_FAILED|Failed to load resource.*\/assets\//);
  await context.setOffline(true);
  const outcome = await page.evaluate(() => fetch('/mark.svg?offline').then(() => 'response', String));
  expect(outcome).toBe('TypeError: Failed to fetch');
  expect(await worker.evaluate(() => 'hasRejection' in globalThis)).toBe(false);
});

test('the offline notice fits a small window', async ({ page, context, allowViolation }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(hrefOf('login'));
  // The page is painted before its code has loaded.
  await expect(page.locator('[defer-hydration]')).toHaveCount(0);
  // Modules that load when the browser is idle may be missing.
  allowViolation(/Failed to load resource.*\/assets\//);
  await context.setOffline(true);
  await expect(page.getByText(/^You’re offline\./)).toBeVisible();
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);
});
