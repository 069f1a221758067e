import type { Browser, Page } from '@playwright/test';
import { hrefOf } from '../src/core/routes/href.ts';
import type { BuiltApp } from './built-app.ts';
import { countCommits } from './commits.ts';
import { addedSince, bytesOf, recordTraffic, type Script } from './scripts.ts';
import { openPage, sessionOf, type Person } from './session.ts';
import type { World } from './testing/provider.ts';

/** The cost of `/dashboard/financial`. */
export interface DashboardCost {
  /** Bytes of script after Brotli, from a cold start to the page with its figures, without the chart. */
  readonly withoutChart: number;
  /** Bytes of script loaded when the chart's card approaches the viewport: the card and the chart. */
  readonly chart: number;
  /** The file with the API client and the frame, which no page before sign-in loads. */
  readonly frame: Script;
  /** The number of React's commits when the skin changes. */
  readonly skinCommits: { readonly withoutChart: number; readonly withChart: number };
}

const PATH = hrefOf('dashboard');
const CHART = 'src/core/chart/flow-chart.tsx';
// So low that the chart's card starts more than a screen below the top, and so wide that the navbar has the skin toggle.
const VIEWPORT = { width: 1024, height: 400 };

async function waitUntilRendered(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  await page.getByRole('table', { name: 'Contracts' }).getByRole('row').nth(1).waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}

/** Changes the skin through the UI and returns the number of React's commits until the page is painted in it. */
async function commitsOfSkinChange(page: Page, commits: () => Promise<number>): Promise<number> {
  const before = await commits();
  if (before === 0) throw new Error('React does not report its commits.');
  const skin = await page.evaluate(() => document.documentElement.dataset['skin']);
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await page.waitForFunction((old) => document.documentElement.dataset['skin'] !== old, skin);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
  return (await commits()) - before;
}

function scriptOf(scripts: readonly Script[], file: string): Script {
  const script = scripts.find((candidate) => candidate.file === file);
  if (!script) throw new Error(`The dashboard has not fetched ${file}.`);
  return script;
}

/** Measures a product build served at an origin, with responses from the emulator and the mock outside the page. */
export async function measureDashboard(
  browser: Browser,
  app: BuiltApp,
  world: World,
  person: Person,
): Promise<DashboardCost> {
  const session = await sessionOf(browser, world, person);
  const page = await openPage(browser, world, { session, viewport: VIEWPORT });
  // Modules that load when idle are not part of the page's cost.
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0;
  });
  const commits = await countCommits(page);
  const traffic = recordTraffic(page, world.origin);
  await page.goto(`${world.origin}${PATH}`, { waitUntil: 'commit' });
  await waitUntilRendered(page);
  const before = await traffic.scripts();
  const chartFile = app.fileOf(CHART);
  if (before.some(({ file }) => file === chartFile))
    throw new Error('The chart is fetched before its card nears the window.');
  const withoutChart = await commitsOfSkinChange(page, commits);

  // The card loads before its chart, and its heading is present from the start.
  await page.getByRole('heading', { name: 'Cash flow' }).scrollIntoViewIfNeeded();
  // The place of the chart is replaced when the chart has loaded, so that it cannot be waited for before scrolling.
  await page
    .locator('.flow-chart')
    .first()
    .evaluate((element) => element.scrollIntoView());
  await page.locator('.flow-chart svg').first().waitFor();
  await page.waitForLoadState('networkidle');
  const chart = addedSince(before, await traffic.scripts());
  scriptOf(chart, chartFile);
  const withChart = await commitsOfSkinChange(page, commits);
  await page.context().close();
  return {
    withoutChart: bytesOf(before),
    chart: bytesOf(chart),
    frame: scriptOf(before, app.fileOf('packages/api-client/src/transport.ts')),
    skinCommits: { withoutChart, withChart },
  };
}
