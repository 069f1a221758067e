import type { Browser, Page } from '@playwright/test';
import { hrefOf } from '../src/core/routes/href.ts';
import type { BuiltApp } from './built-app.ts';
import { bytesOf, watchTraffic, type Script } from './scripts.ts';

/** What `/login` costs, in bytes of script after brotli. */
export interface SignInCost {
  /** Until it is painted and takes what is typed. */
  readonly untilTyped: number;
  /** Everything that signing in needs, the identity provider's SDK included. */
  readonly signingIn: number;
  /** Requests to other hosts, and scripts from them, before somebody signs in and after. */
  readonly elsewhere: { readonly before: readonly string[]; readonly scripts: readonly string[] };
  /** The largest of what comes until it can be typed into. */
  readonly largest: readonly Script[];
}

const IDENTITY = 'src/core/session/firebase.ts';

async function blockOthers(page: Page, origin: string): Promise<void> {
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
 * The identity SDK is fetched beside the page, and which of the two is first is chance. So it never arrives here: what
 * is typed into the page without it is proof that it is not needed for that.
 */
async function untilTyped(browser: Browser, app: BuiltApp, origin: string): Promise<readonly Script[]> {
  const held = new Set([app.fileOf(IDENTITY)]);
  const page = await browser.newPage();
  await blockOthers(page, origin);
  await page.route(
    (url) => held.has(url.pathname.slice(1)),
    () => undefined,
  );
  const traffic = watchTraffic(page, origin);
  await page.goto(`${origin}${hrefOf('login')}`, { waitUntil: 'commit' });
  await type(page);
  const scripts = await traffic.scripts(held);
  await page.close();
  return scripts;
}

async function signingIn(
  browser: Browser,
  app: BuiltApp,
  origin: string,
): Promise<Pick<SignInCost, 'signingIn' | 'elsewhere'>> {
  const page = await browser.newPage();
  await blockOthers(page, origin);
  const traffic = watchTraffic(page, origin);
  await page.goto(`${origin}${hrefOf('login')}`, { waitUntil: 'networkidle' });
  await type(page);
  const before = [...traffic.elsewhere()];
  await page.getByLabel('Password', { exact: true }).fill('Plinth-demo-1');
  const asked = page.waitForRequest((request) => request.url().includes(':signInWithPassword'));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await asked;
  // The service does not answer; once the page says so, the attempt is over and nothing more comes.
  await page.getByRole('alert').waitFor();
  await page.waitForLoadState('networkidle');
  const scripts = await traffic.scripts();
  const identity = app.fileOf(IDENTITY);
  if (!scripts.some(({ file }) => file === identity)) throw new Error('Signing in did not fetch the identity SDK.');
  const foreign = traffic.elsewhere().filter((url) => new URL(url).pathname.endsWith('.js'));
  await page.close();
  return { signingIn: bytesOf(scripts), elsewhere: { before, scripts: foreign } };
}

/** Measures a product build that is served at an origin. */
export async function measureSignIn(browser: Browser, app: BuiltApp, origin: string): Promise<SignInCost> {
  const scripts = await untilTyped(browser, app, origin);
  const rest = await signingIn(browser, app, origin);
  return {
    untilTyped: bytesOf(scripts),
    largest: scripts.toSorted((one, other) => other.bytes - one.bytes).slice(0, 5),
    ...rest,
  };
}
