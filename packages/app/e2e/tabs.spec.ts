import type { BrowserContext, Page, Request } from '@playwright/test';
import { hrefOf } from '../src/core/routes/href.ts';
import { endsWith, navigate } from './support/addresses.ts';
import { expect, OWNER, PASSWORD, PROVIDER, PROVIDER_JOURNEY, test } from './support/test.ts';
import { revisitDashboard, expireToken, refetch, subjectOf, interceptTokenService } from './support/tokens.ts';

const AVAILABLE_AMOUNT = '$266,600';
const isCall = (request: Request) => new URL(request.url()).pathname.startsWith('/v1/');

/**
 * Opens the dashboard in additional tabs beside the first one, which is signed in.
 * @param count The total number of tabs.
 */
async function openTabs(first: Page, context: BrowserContext, count: number): Promise<Page[]> {
  const others = await Promise.all(
    Array.from({ length: count - 1 }, async () => {
      const page = await context.newPage();
      await page.goto(hrefOf('dashboard'));
      return page;
    }),
  );
  const tabs = [first, ...others];
  for (const tab of tabs) {
    // The data behind the menu's dots is requested last.
    await expect(tab.getByRole('link', { name: 'Commerce Needs attention' })).toBeVisible({ timeout: 45_000 });
    await expect(tab.getByText(AVAILABLE_AMOUNT)).toBeVisible();
  }
  return tabs;
}

async function logout(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account menu for/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}

/** Records the keys that other tabs store from now on, and returns a function that reads them. */
async function recordStored(page: Page): Promise<() => Promise<string[]>> {
  const keys = await page.evaluateHandle(() => {
    const stored: string[] = [];
    addEventListener('storage', ({ key, newValue }) => {
      if (key !== null && newValue !== null) stored.push(key);
    });
    return stored;
  });
  return () => keys.jsonValue();
}

test(
  'five tabs whose token expires at once share one refresh of a single-use refresh token',
  PROVIDER,
  async ({ page, context, signIn }) => {
    test.slow();
    const tokens = await interceptTokenService(context);
    await signIn(OWNER);
    const tabs = await openTabs(page, context, 5);
    for (const round of [1, 2]) {
      await expireToken(page);
      // A different tab is first in each round, so each SDK must know the refresh token that another tab received.
      await Promise.all((round === 1 ? tabs : tabs.toReversed()).map(refetch));
      expect(tokens.count()).toBe(round);
    }
    for (const tab of tabs) {
      await expect(tab).toHaveURL(endsWith(hrefOf('dashboard')));
      await expect(tab.getByText(AVAILABLE_AMOUNT)).toBeVisible();
    }
  },
);

test(
  'a tab that is closed during a refresh leaves the refresh to the others',
  PROVIDER,
  async ({ page, context, signIn }) => {
    test.setTimeout(180_000);
    const tokens = await interceptTokenService(context);
    await signIn(OWNER);
    const [holder, ...others] = await openTabs(page, context, 3);
    const resume = tokens.pause();
    await expireToken(page);
    await revisitDashboard(holder ?? page);
    await expect.poll(tokens.count).toBe(1);
    const refusals = others.map((tab) =>
      tab.waitForResponse((response) => isCall(response.request()) && response.status() === 401),
    );
    const responses = others.map((tab) =>
      tab.waitForResponse((response) => isCall(response.request()) && response.ok()),
    );
    await Promise.all([...others.map(revisitDashboard), ...refusals]);
    expect(tokens.count()).toBe(1);
    await holder?.close();
    // The refresh of the closed tab was aborted before reaching the provider.
    await expect.poll(tokens.count, { timeout: 2_000 }).toBe(2);
    resume();
    await Promise.all(responses);
    for (const tab of others) await expect(tab.getByText(AVAILABLE_AMOUNT)).toBeVisible();
    expect(tokens.count()).toBe(2);
  },
);

test(
  'a logout in one tab ends the other within a second, and it sends no further requests',
  PROVIDER,
  async ({ page, context, signIn }) => {
    await signIn(OWNER);
    const [, otherTab] = await openTabs(page, context, 2);
    if (!otherTab) throw new Error('The second tab did not open.');
    const calls: string[] = [];
    await logout(page);
    await expect(otherTab).toHaveURL(endsWith(hrefOf('login')), { timeout: 1_000 });
    otherTab.on('request', (request) => {
      if (isCall(request)) calls.push(request.url());
    });
    await navigate(otherTab, hrefOf('dashboard'));
    await expect(otherTab).toHaveURL(endsWith(hrefOf('login')));
    await expect(otherTab.getByText(AVAILABLE_AMOUNT)).toHaveCount(0);
    expect(calls).toEqual([]);
  },
);

test('a logout holds when a tab restores the account that it read before', async ({ page, context, signIn }) => {
  await signIn(OWNER);
  await openTabs(page, context, 1);
  const requested = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await context.route(/\/accounts:lookup/, async (route) => {
    requested.resolve();
    await released.promise;
    await route.continue();
  });
  const startingTab = await context.newPage();
  await startingTab.goto(hrefOf('dashboard'));
  await requested.promise;
  await logout(startingTab);
  for (const tab of [page, startingTab]) await expect(tab).toHaveURL(endsWith(hrefOf('login')));
  const storedByStartingTab = await recordStored(page);
  const storedByFirstTab = await recordStored(startingTab);
  // The identity provider's code in the starting tab now stores the account that it read before the logout.
  released.resolve();
  await expect.poll(storedByStartingTab).toContainEqual(expect.stringMatching(/^firebase:authUser/));
  const keys = () => page.evaluate(() => Object.keys(localStorage));
  await expect.poll(keys).not.toContainEqual(expect.stringMatching(/^firebase:authUser/));
  expect([...(await storedByStartingTab()), ...(await storedByFirstTab())]).not.toContain('plinth.accessToken');
  for (const tab of [page, startingTab]) await expect(tab).toHaveURL(endsWith(hrefOf('login')));
  await expect(startingTab.getByText('You logged out in another tab.')).toHaveCount(0);
});

test('a tab that another tab logged out returns to its page when the same user signs in', async ({
  page,
  context,
  signIn,
}) => {
  await signIn(OWNER);
  const [, otherTab] = await openTabs(page, context, 2);
  if (!otherTab) throw new Error('The second tab did not open.');
  await otherTab.goto(hrefOf('tickets', {}, { tab: 'x' }));
  await expect(otherTab.getByRole('heading', { level: 1, name: 'Tickets' })).toBeVisible();
  await logout(page);
  await expect(otherTab).toHaveURL(endsWith(hrefOf('login')));
  await otherTab.getByLabel('Email').fill(OWNER);
  await otherTab.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await otherTab.keyboard.press('Enter');
  await expect(otherTab).toHaveURL(endsWith(hrefOf('tickets', {}, { tab: 'x' })));
});

test(
  'another user who signs in in one tab replaces the first in the other',
  PROVIDER_JOURNEY,
  async ({ page, context, signIn, newAccount }) => {
    const { email, localId } = await newAccount('Noor Haddad');
    const mismatches: string[] = [];
    context.on('request', (request) => {
      const customer = /\/customers\/customer-([^/]+)\//.exec(request.url())?.[1];
      const subject = subjectOf(request);
      if (isCall(request) && customer !== undefined && customer !== subject)
        mismatches.push(`${request.url()} by ${subject}`);
    });
    await signIn(OWNER);
    const [, otherTab] = await openTabs(page, context, 2);
    if (!otherTab) throw new Error('The second tab did not open.');
    await logout(page);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(endsWith(hrefOf('register', { step: 'amount' })));
    // Without any interaction, the second tab follows to the new user's page.
    await expect(otherTab).toHaveURL(endsWith(hrefOf('register', { step: 'amount' })));
    await expect(otherTab.getByText(AVAILABLE_AMOUNT)).toHaveCount(0);
    const uid = await otherTab.evaluate(
      () => (JSON.parse(localStorage.getItem('firebase:authUser:emulator:[DEFAULT]') ?? '{}') as { uid?: string }).uid,
    );
    expect(uid).toBe(localId);
    expect(mismatches).toEqual([]);
  },
);

test('a stored token of another user is never sent with the first customer', async ({ page, context, signIn }) => {
  await signIn(OWNER);
  const [, otherTab] = await openTabs(page, context, 2);
  if (!otherTab) throw new Error('The second tab did not open.');
  const subjects = new Set<string | null>();
  otherTab.on('request', (request) => {
    if (isCall(request)) subjects.add(subjectOf(request));
  });
  await page.evaluate(() => {
    const payload = btoa(JSON.stringify({ sub: 'other-user', exp: 4_102_444_800 })).replaceAll('=', '');
    localStorage.setItem('plinth.accessToken', `e30.${payload}.`);
  });
  await expect(otherTab.getByText(AVAILABLE_AMOUNT)).toHaveCount(0);
  expect([...subjects]).not.toContain('other-user');
});

test('without locks a tab still refreshes once', async ({ page, context, signIn }) => {
  await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }));
  const tokens = await interceptTokenService(context);
  await signIn(OWNER);
  await expect(page.getByText(AVAILABLE_AMOUNT)).toBeVisible();
  await expireToken(page);
  await refetch(page);
  expect(tokens.count()).toBe(1);
});

for (const error of ['QuotaExceededError', 'SecurityError']) {
  test(`sign-in works with a storage that throws ${error}`, async ({ page, context, signIn }) => {
    await context.addInitScript((name) => {
      // Blocks the keys of the app and its SDK, but not those that hold the mock provider's data.
      const refuse = (key: string) => {
        if (/^(plinth\.|firebase|__sak)/.test(key)) throw new DOMException('Storage is not available', name);
      };
      for (const method of name === 'QuotaExceededError' ? ['setItem'] : ['getItem', 'setItem', 'removeItem']) {
        const descriptor = Object.getOwnPropertyDescriptor(Storage.prototype, method) as {
          value: (key: string) => unknown;
        };
        Object.defineProperty(Storage.prototype, method, {
          value: new Proxy(descriptor.value, {
            apply(original, storage, args: [string]) {
              refuse(args[0]);
              return Reflect.apply(original, storage, args);
            },
          }),
        });
      }
    }, error);
    await signIn(OWNER);
    await expect(page.getByText(AVAILABLE_AMOUNT)).toBeVisible();
    await refetch(page);
    // Nothing is left of the session after a reload. The page says why, and returns to the place.
    await page.goto(hrefOf('tickets'));
    await expect(page).toHaveURL(endsWith(hrefOf('login')));
    await expect(page.getByText('Your browser isn’t keeping this site’s data.')).toBeVisible();
    await page.getByLabel('Email').fill(OWNER);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(endsWith(hrefOf('tickets')));
  });
}
