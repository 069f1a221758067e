import type { Browser } from '@playwright/test';
import { demoRoutes, type DemoRouteId } from '../src/demo/_shared/routes.ts';
import { SHOWCASE_PATHS } from '../src/demo/_shared/showcase-pages.ts';
import type { BuiltApp } from './built-app.ts';
import { addedSince, bytesOf, recordTraffic, type Script } from './scripts.ts';
import type { Session } from './session.ts';
import { median, timeToContent } from './time-to-content.ts';

/** The cost of a page of the demo, in bytes of script after Brotli. */
export interface DemoPageCost {
  readonly path: string;
  /** The scripts of its first load beside those of the shell, without large libraries. */
  readonly own: number;
  /** The scripts among them that the text editor and the calendar consist of. */
  readonly libraries: number;
}

const LARGE_LIBRARIES = /\/node_modules\/(@tiptap|prosemirror-\w+|@fullcalendar|@full-ui|temporal-polyfill)\//;

/** A page of the shell that has text alone. */
const PLAIN: DemoRouteId = 'access-control';

const VIEWPORT = { width: 1440, height: 900 };

/** Signs in to the demo as admin, and returns the session for use in new contexts. */
async function demoSession(browser: Browser, origin: string): Promise<Session> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  await page.goto(`${origin}${demoRoutes.hrefOf(PLAIN)}?latency=0`);
  await page.getByRole('button', { name: 'Try the demo' }).click();
  await page.getByRole('menuitem', { name: 'Sign in as admin' }).click();
  await page.locator(demoRoutes.readyOf(PLAIN)).first().waitFor();
  const session = await context.storageState();
  await context.close();
  return session;
}

/** Loads a page in a new browser context, and returns its scripts once its data are shown and the network is idle. */
async function scriptsOf(
  browser: Browser,
  origin: string,
  session: Session,
  id: DemoRouteId,
): Promise<readonly Script[]> {
  const context = await browser.newContext({ viewport: VIEWPORT, storageState: session });
  const page = await context.newPage();
  // Modules that load when idle are not part of the page's cost.
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0;
  });
  const traffic = recordTraffic(page, origin);
  await page.goto(`${origin}${demoRoutes.sampleHrefOf(id)}`);
  await page.locator(demoRoutes.readyOf(id)).first().waitFor();
  await page.waitForLoadState('networkidle');
  const scripts = await traffic.scripts();
  await context.close();
  return scripts;
}

/** The times in which the pages about single elements open from the menu, each for the first time, in milliseconds. */
export interface ShowcaseOpenings {
  readonly median: number;
  readonly slowest: { readonly path: string; readonly time: number };
}

/** Opens the pages about single elements one after another from the menu, and returns their times to the first example. */
async function measureShowcase(browser: Browser, origin: string, session: Session): Promise<ShowcaseOpenings> {
  const [first, ...others] = Object.entries(SHOWCASE_PATHS).filter(([, path]) => path.startsWith('/components/'));
  const context = await browser.newContext({ viewport: VIEWPORT, storageState: session });
  const page = await context.newPage();
  const example = '[data-example="ready"]';
  await page.goto(`${origin}${first?.[1]}`);
  await page.locator(example).first().waitFor();
  await page.waitForLoadState('networkidle');
  const openings: { path: string; time: number }[] = [];
  for (const [id, path] of others) {
    const link = page.locator('plinth-side-menu').locator(`a[href="${path}"]`);
    openings.push({ path, time: await timeToContent(page, link, path, `[data-ready="${id}"] ${example}`) });
    await page.waitForLoadState('networkidle');
  }
  await context.close();
  const [slowest = { path: '', time: Number.NaN }] = openings.toSorted((a, b) => b.time - a.time);
  return { median: median(openings.map(({ time }) => time)), slowest };
}

/** The cost of the demo's pages. */
export interface DemoCost {
  /** The first load of each page. */
  readonly pages: readonly DemoPageCost[];
  readonly showcase: ShowcaseOpenings;
}

/** Measures the pages of the demo, in a build with the demo served at an origin. */
export async function measureDemo(browser: Browser, app: BuiltApp, origin: string): Promise<DemoCost> {
  const session = await demoSession(browser, origin);
  const showcase = await measureShowcase(browser, origin, session);
  const shell = await scriptsOf(browser, origin, session, PLAIN);
  const libraries = app.filesWith(LARGE_LIBRARIES);
  const pages: DemoPageCost[] = [];
  for (const id of demoRoutes.ids) {
    if (id === PLAIN) continue;
    const added = addedSince(shell, await scriptsOf(browser, origin, session, id));
    const large = added.filter(({ file }) => libraries.has(file));
    pages.push({
      path: demoRoutes.sampleHrefOf(id),
      own: bytesOf(added) - bytesOf(large),
      libraries: bytesOf(large),
    });
  }
  return { pages, showcase };
}
