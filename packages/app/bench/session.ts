import type { Browser, BrowserContext, Page, ViewportSize } from '@playwright/test';
import { hrefOf } from '../src/core/routes/href.ts';
import { provideResponses, type Scenario, type World } from './testing/provider.ts';

/** A user who has an account in the emulator and a company in the mock. */
export interface Person {
  readonly email: string;
  readonly password: string;
}

/** The browser storage of a signed-in user. */
export type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

interface PageOptions {
  readonly session?: Session;
  readonly viewport: ViewportSize;
  readonly scenario?: Scenario;
}

/**
 * Opens a page in a new browser context that contains only the session, with responses from the mock and the emulator.
 */
export async function openPage(
  browser: Browser,
  world: World,
  { session, viewport, scenario }: PageOptions,
): Promise<Page> {
  const context = await browser.newContext({ viewport, ...(session ? { storageState: session } : {}) });
  const page = await context.newPage();
  await provideResponses(page, world, scenario);
  return page;
}

/** Signs in and returns the session for use in new contexts. */
export async function sessionOf(browser: Browser, world: World, { email, password }: Person): Promise<Session> {
  const page = await openPage(browser, world, { viewport: { width: 1280, height: 800 } });
  await page.goto(`${world.origin}${hrefOf('login')}`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(`${world.origin}${hrefOf('dashboard')}`);
  // Data that the page stores for the next visit, such as the flags, arrives after the page itself.
  await page.waitForLoadState('networkidle');
  const session = await page.context().storageState({ indexedDB: true });
  await page.context().close();
  return session;
}
