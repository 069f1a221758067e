import type { Browser, BrowserContext, Page, ViewportSize } from '@playwright/test';
import { hrefOf } from '../src/core/routes/href.ts';
import { answerAs, type Scenario, type World } from './testing/provider.ts';

/** A person whom the emulator knows and the mock finances. */
export interface Person {
  readonly email: string;
  readonly password: string;
}

/** What a browser keeps of somebody who is signed in. */
export type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

interface PageOptions {
  readonly session?: Session;
  readonly viewport: ViewportSize;
  readonly scenario?: Scenario;
}

/** A page of a browser that has seen nothing but the session, with the world answering. Its context is its own. */
export async function openPage(
  browser: Browser,
  world: World,
  { session, viewport, scenario }: PageOptions,
): Promise<Page> {
  const context = await browser.newContext({ viewport, ...(session ? { storageState: session } : {}) });
  const page = await context.newPage();
  await answerAs(page, world, scenario);
  return page;
}

/** Signs in and keeps the session, to begin again with nothing else. */
export async function sessionOf(browser: Browser, world: World, { email, password }: Person): Promise<Session> {
  const page = await openPage(browser, world, { viewport: { width: 1280, height: 800 } });
  await page.goto(`${world.origin}${hrefOf('login')}`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(`${world.origin}${hrefOf('dashboard')}`);
  const session = await page.context().storageState({ indexedDB: true });
  await page.context().close();
  return session;
}
