import type { Browser, Page } from '@playwright/test';
import { hrefOf } from '../src/core/routes/href.ts';
import { openPage, sessionOf, type Person } from './session.ts';
import type { World } from './testing/provider.ts';
import { median, timeToContent } from './time-to-content.ts';

/** The response times of the app to user input. */
export interface Responsiveness {
  /** The median time in milliseconds from pressing a menu entry to painted rows, with data and code loaded; by path. */
  readonly routes: ReadonlyMap<string, number>;
  /** API requests that were sent twice for one view, by the view's path. */
  readonly duplicates: readonly string[];
  /**
   * The median duration in milliseconds of the longest main-thread task with 10,000 transactions; 0 if none took 50 ms.
   */
  readonly rows: {
    readonly first: number;
    /** The chart, which is drawn after the rows. */
    readonly drawing: number;
    readonly sort: number;
    readonly filter: number;
  };
}

const VIEWPORT = { width: 1280, height: 900 };
const ROUNDS = 5;
/** Each round uses a new page. */
const ROW_ROUNDS = 3;

/** The pages of the menu: the label, the path and a selector that matches once the rows are rendered. */
const PAGES = [
  ['Accounting', hrefOf('accounting'), '.platform-row'],
  ['Banking', hrefOf('bank-accounts'), '.bank'],
  ['Commerce', hrefOf('commerce'), '.platform-row'],
  ['Tickets', hrefOf('tickets'), 'li.ticket'],
  ['Dashboard', hrefOf('dashboard'), '.dashboard-figure'],
] as const;

async function routes(page: Page, origin: string): Promise<Pick<Responsiveness, 'routes' | 'duplicates'>> {
  let requests: string[] = [];
  const duplicates = new Set<string>();
  page.on('request', (request) => {
    const { origin: host, pathname } = new URL(request.url());
    if (host === origin && pathname.startsWith('/v1/') && !pathname.endsWith('/features/proxy'))
      requests.push(`${request.method()} ${pathname}`);
  });
  await page.goto(`${origin}${hrefOf('dashboard')}`);
  await page.locator('.panels[aria-busy="false"]').waitFor();
  const times = new Map<string, number[]>(PAGES.map(([, path]) => [path, []]));
  // The first round loads the data and is not measured.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [name, path, row] of PAGES) {
      requests = [];
      const link = page.locator('plinth-side-menu').getByRole('link', { name });
      const time = await timeToContent(page, link, path, `.panels:not([inert]) ${row}`);
      await page.waitForLoadState('networkidle');
      await page.locator('.panels[aria-busy="false"]').waitFor();
      if (round > 0) times.get(path)?.push(time);
      for (const call of requests)
        if (requests.indexOf(call) !== requests.lastIndexOf(call)) duplicates.add(`${path}: ${call}`);
    }
  }
  return { routes: new Map([...times].map(([path, all]) => [path, median(all)])), duplicates: [...duplicates] };
}

interface LongTasks {
  /** The long tasks that the browser has reported: those of 50 ms or more. */
  readonly tasks: { readonly end: number; readonly duration: number }[];
  /** The start of the measurement in the page's time. */
  since: number;
}

/**
 * Waits until the page is idle and returns the duration of the longest task that ends after `from` and `since` and
 * starts before `until`.
 */
function longestTask(page: Page, { from = 0, until = Infinity } = {}): Promise<number> {
  return page.evaluate(
    ([after, before]) =>
      new Promise<number>((resolve) => {
        const { tasks, since } = (globalThis as typeof globalThis & { longTasks: LongTasks }).longTasks;
        const longest = () =>
          resolve(
            Math.max(
              0,
              ...tasks
                .filter(({ end, duration }) => end > Math.max(since, after) && end - duration < before)
                .map(({ duration }) => duration),
            ),
          );
        requestIdleCallback(() => requestIdleCallback(longest));
      }),
    [from, until] as const,
  );
}

async function longestTaskDuring(page: Page, action: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    (globalThis as typeof globalThis & { longTasks: LongTasks }).longTasks.since = performance.now();
  });
  await action();
  return longestTask(page);
}

async function rows(page: Page, origin: string): Promise<Responsiveness['rows']> {
  await page.addInitScript(() => {
    const longTasks: LongTasks = { tasks: [], since: 0 };
    Object.assign(globalThis, { longTasks });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        longTasks.tasks.push({ end: startTime + duration, duration });
    }).observe({ type: 'longtask' });
  });
  // Loads and runs the page's code first, so that only the arrival of the data is measured.
  await page.goto(`${origin}${hrefOf('tickets')}`);
  await page.locator('.panels[aria-busy="false"]').waitFor();
  await page.waitForLoadState('networkidle');
  // Role queries run on the page's main thread and would distort the measurement, so the page observes itself.
  await page.evaluate(() => {
    const { longTasks } = globalThis as typeof globalThis & { longTasks: LongTasks };
    new PerformanceObserver((list) => {
      for (const { name, responseEnd } of list.getEntries() as PerformanceResourceTiming[]) {
        if (new URL(name).pathname.endsWith('/contracts')) longTasks.since = responseEnd;
      }
    }).observe({ type: 'resource' });
  });
  await page.locator('plinth-side-menu').getByRole('link', { name: 'Dashboard' }).click();
  const painted = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const check = () => {
          const tables = [...document.querySelectorAll('plinth-data-table')];
          const isRendered =
            tables.length > 0 && tables.every((table) => table.shadowRoot?.querySelector('tr.row:not(.loading)'));
          if (isRendered) requestAnimationFrame(() => resolve(performance.now()));
          else requestAnimationFrame(check);
        };
        check();
      }),
  );
  // The browser reports the response when it is idle.
  await page.waitForFunction(() => (globalThis as typeof globalThis & { longTasks: LongTasks }).longTasks.since > 0);
  const first = await longestTask(page, { until: painted });
  const drawing = await longestTask(page, { from: painted });
  const table = page.getByRole('table', { name: 'Transactions' });
  const top = () => table.getByRole('row').nth(1).textContent();
  await table.scrollIntoViewIfNeeded();
  const before = await top();
  const sort = await longestTaskDuring(page, async () => {
    await table.getByRole('button', { name: 'Amount' }).click();
    await page.waitForFunction(([text, cells]) => cells?.textContent !== text, [
      before,
      await table.getByRole('row').nth(1).elementHandle(),
    ] as const);
  });
  const filter = await longestTaskDuring(page, async () => {
    await page.getByRole('button', { name: 'All types' }).click();
    await page.getByRole('menuitemradio', { name: 'Refund' }).click();
    await page.getByRole('button', { name: 'Refund' }).waitFor();
  });
  return { first, drawing, sort, filter };
}

/** Measures a product build served at an origin, with responses from the emulator and the mock outside the page. */
export async function measureResponsiveness(browser: Browser, world: World, person: Person): Promise<Responsiveness> {
  const session = await sessionOf(browser, world, person);
  const page = await openPage(browser, world, { session, viewport: VIEWPORT });
  const routeTimes = await routes(page, world.origin);
  await page.context().close();
  const measured: Responsiveness['rows'][] = [];
  for (let round = 0; round < ROW_ROUNDS; round += 1) {
    const page = await openPage(browser, world, { session, viewport: VIEWPORT, scenario: 'many' });
    measured.push(await rows(page, world.origin));
    await page.context().close();
  }
  const of = (part: keyof Responsiveness['rows']) => median(measured.map((round) => round[part]));
  return {
    ...routeTimes,
    rows: { first: of('first'), drawing: of('drawing'), sort: of('sort'), filter: of('filter') },
  };
}
