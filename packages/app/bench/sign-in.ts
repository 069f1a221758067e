import type { Browser, Page } from '@playwright/test';
import { hrefOf } from '../src/core/routes/href.ts';
import type { BuiltApp } from './built-app.ts';
import { bytesOf, recordTraffic, type Script } from './scripts.ts';

/** The cost of `/login`, in bytes of script after Brotli. */
export interface SignInCost {
  /** The scripts loaded until the page is painted and accepts input. */
  readonly untilTyped: number;
  /** All scripts needed for signing in, including the identity provider's SDK. */
  readonly signingIn: number;
  /** URLs requested from other hosts before signing in, and URLs of scripts from other hosts. */
  readonly otherHosts: { readonly before: readonly string[]; readonly scripts: readonly string[] };
  /** The largest scripts of `untilTyped`. */
  readonly largest: readonly Script[];
}

const IDENTITY = 'src/core/session/firebase.ts';

async function blockOtherHosts(page: Page, origin: string): Promise<void> {
  await page.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  );
}

async function type(page: Page): Promise<void> {
  const email = page.getByLabel('Email');
  await email.pressSequentially('owner@plinth.test');
  if ((await email.inputValue()) !== 'owner@plinth.test') throw new Error('/login does not keep what is typed.');
  const painted = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
  if (painted !== 1) throw new Error('/login takes text before it is painted.');
}

/**
 * Returns the scripts that the page needs to accept input. The identity SDK loads in parallel with the page in either
 * order, so its request never gets a response: if the page accepts input, it does not need the SDK for that.
 */
async function untilTyped(browser: Browser, app: BuiltApp, origin: string): Promise<readonly Script[]> {
  const blockedFiles = new Set([app.fileOf(IDENTITY)]);
  const page = await browser.newPage();
  await blockOtherHosts(page, origin);
  await page.route(
    (url) => blockedFiles.has(url.pathname.slice(1)),
    () => undefined,
  );
  const traffic = recordTraffic(page, origin);
  await page.goto(`${origin}${hrefOf('login')}`, { waitUntil: 'commit' });
  await type(page);
  const scripts = await traffic.scripts(blockedFiles);
  await page.close();
  return scripts;
}

async function signingIn(
  browser: Browser,
  app: BuiltApp,
  origin: string,
): Promise<Pick<SignInCost, 'signingIn' | 'otherHosts'>> {
  const page = await browser.newPage();
  await blockOtherHosts(page, origin);
  const traffic = recordTraffic(page, origin);
  await page.goto(`${origin}${hrefOf('login')}`, { waitUntil: 'networkidle' });
  await type(page);
  const before = [...traffic.otherHosts()];
  await page.getByLabel('Password', { exact: true }).fill('Plinth-demo-1');
  const signInRequest = page.waitForRequest((request) => request.url().includes(':signInWithPassword'));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await signInRequest;
  // The identity service does not respond. Once the page shows the error, no further scripts are loaded.
  await page.getByRole('alert').waitFor();
  await page.waitForLoadState('networkidle');
  const scripts = await traffic.scripts();
  const identity = app.fileOf(IDENTITY);
  if (!scripts.some(({ file }) => file === identity)) throw new Error('Signing in did not fetch the identity SDK.');
  const foreignScripts = traffic.otherHosts().filter((url) => new URL(url).pathname.endsWith('.js'));
  await page.close();
  return { signingIn: bytesOf(scripts), otherHosts: { before, scripts: foreignScripts } };
}

/** Measures a product build served at an origin. */
export async function measureSignIn(browser: Browser, app: BuiltApp, origin: string): Promise<SignInCost> {
  const scripts = await untilTyped(browser, app, origin);
  const signInCost = await signingIn(browser, app, origin);
  return {
    untilTyped: bytesOf(scripts),
    largest: scripts.toSorted((first, second) => second.bytes - first.bytes).slice(0, 5),
    ...signInCost,
  };
}
