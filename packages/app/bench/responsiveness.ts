import type { Browser, Page } from '@playwright/test';
import { hrefOf } from '../src/core/routes/href.ts';
import { openPage, sessionOf, type Person } from './session.ts';
import type { World } from './testing/provider.ts';

/** How fast the product answers a hand. */
export interface Responsiveness {
  /** Milliseconds from the press on a menu entry to the painted rows, data and code there; by path, the middle of the rounds. */
  readonly routes: ReadonlyMap<string, number>;
  /** Requests to the provider that were made twice for one view, by path of the view. */
  readonly doubled: readonly string[];
  /** Longest task of the main thread with 10,000 transactions, in milliseconds, the middle of the rounds; 0 when none reached 50. */
  readonly rows: {
    readonly first: number;
    /** The chart, which is drawn when the rows are there. */
    readonly drawing: number;
    readonly sort: number;
    readonly filter: number;
  };
}

const VIEWPORT = { width: 1280, height: 900 };
const ROUNDS = 5;
/** Each on a page of its own. */
const ROW_ROUNDS = 3;

/** The pages of the menu: the entry, and what stands on the page once its rows do. */
const PAGES = [
  ['Accounting', hrefOf('accounting'), '.platform-row'],
  ['Banking', hrefOf('bank-accounts'), '.bank'],
  ['Commerce', hrefOf('commerce'), '.platform-row'],
  ['Tickets', hrefOf('tickets'), 'li.ticket'],
  ['Dashboard', hrefOf('dashboard'), '.dashboard-figure'],
] as const;

/** From the press to the frame in which the rows are on the page. */
async function pressed(page: Page, name: string, path: string, row: string): Promise<number> {
  await page.evaluate(
    ([pathname, selector]) => {
      const timing = globalThis as typeof globalThis & { pressed?: Promise<number> };
      timing.pressed = new Promise((resolve) => {
        addEventListener(
          'pointerdown',
          () => {
            const began = performance.now();
            const look = (): void => {
              if (location.pathname === pathname && document.querySelector(`.panels:not([inert]) ${selector}`)) {
                // The frame after the one in which the rows came has painted them.
                requestAnimationFrame(() => resolve(performance.now() - began));
              } else requestAnimationFrame(look);
            };
            look();
          },
          { once: true, capture: true },
        );
      });
    },
    [path, row] as const,
  );
  const link = page.locator('plinth-side-menu').getByRole('link', { name });
  await link.hover();
  await link.click();
  return page.evaluate(() => (globalThis as typeof globalThis & { pressed?: Promise<number> }).pressed ?? Number.NaN);
}

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function routes(page: Page, origin: string): Promise<Pick<Responsiveness, 'routes' | 'doubled'>> {
  let asked: string[] = [];
  const doubled = new Set<string>();
  page.on('request', (request) => {
    const { origin: host, pathname } = new URL(request.url());
    if (host === origin && pathname.startsWith('/v1/') && !pathname.endsWith('/features/proxy'))
      asked.push(`${request.method()} ${pathname}`);
  });
  await page.goto(`${origin}${hrefOf('dashboard')}`);
  await page.locator('.panels[aria-busy="false"]').waitFor();
  const times = new Map<string, number[]>(PAGES.map(([, path]) => [path, []]));
  // In the first round the data come.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [name, path, row] of PAGES) {
      asked = [];
      const time = await pressed(page, name, path, row);
      await page.waitForLoadState('networkidle');
      await page.locator('.panels[aria-busy="false"]').waitFor();
      if (round > 0) times.get(path)?.push(time);
      for (const call of asked) if (asked.indexOf(call) !== asked.lastIndexOf(call)) doubled.add(`${path}: ${call}`);
    }
  }
  return { routes: new Map([...times].map(([path, all]) => [path, middle(all)])), doubled: [...doubled] };
}

interface Watched {
  /** Tasks that the browser reports: those of 50 ms and more. */
  readonly tasks: { readonly end: number; readonly duration: number }[];
  /** When what is measured began, on the page's clock. */
  since: number;
}

/** Longest task that ends after `from`, or after `since`, and begins before `until`, once the page has nothing to do. */
function longestTask(page: Page, { from = 0, until = Infinity } = {}): Promise<number> {
  return page.evaluate(
    ([after, before]) =>
      new Promise<number>((resolve) => {
        const { tasks, since } = (globalThis as typeof globalThis & { watched: Watched }).watched;
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

async function fromNow(page: Page, action: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    (globalThis as typeof globalThis & { watched: Watched }).watched.since = performance.now();
  });
  await action();
  return longestTask(page);
}

async function rows(page: Page, origin: string): Promise<Responsiveness['rows']> {
  await page.addInitScript(() => {
    const watched: Watched = { tasks: [], since: 0 };
    Object.assign(globalThis, { watched });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        watched.tasks.push({ end: startTime + duration, duration });
    }).observe({ type: 'longtask' });
  });
  // The page's code is there and has run: what is measured is the data's arrival.
  await page.goto(`${origin}${hrefOf('tickets')}`);
  await page.locator('.panels[aria-busy="false"]').waitFor();
  await page.waitForLoadState('networkidle');
  // Looking for a row by its role is work of the page's own thread, which would be measured with it.
  await page.evaluate(() => {
    const { watched } = globalThis as typeof globalThis & { watched: Watched };
    new PerformanceObserver((list) => {
      for (const { name, responseEnd } of list.getEntries() as PerformanceResourceTiming[]) {
        if (new URL(name).pathname.endsWith('/contracts')) watched.since = responseEnd;
      }
    }).observe({ type: 'resource' });
  });
  await page.locator('plinth-side-menu').getByRole('link', { name: 'Dashboard' }).click();
  const painted = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => {
          const tables = [...document.querySelectorAll('plinth-data-table')];
          const isThere =
            tables.length > 0 && tables.every((each) => each.shadowRoot?.querySelector('tr.row:not(.loading)'));
          if (isThere) requestAnimationFrame(() => resolve(performance.now()));
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  if ((await page.evaluate(() => (globalThis as typeof globalThis & { watched: Watched }).watched.since)) === 0)
    throw new Error('The contracts were not seen to arrive');
  const first = await longestTask(page, { until: painted });
  const drawing = await longestTask(page, { from: painted });
  const table = page.getByRole('table', { name: 'Transactions' });
  const top = () => table.getByRole('row').nth(1).textContent();
  await table.scrollIntoViewIfNeeded();
  const before = await top();
  const sort = await fromNow(page, async () => {
    await table.getByRole('button', { name: 'Amount' }).click();
    await page.waitForFunction(([text, cells]) => cells?.textContent !== text, [
      before,
      await table.getByRole('row').nth(1).elementHandle(),
    ] as const);
  });
  const filter = await fromNow(page, async () => {
    await page.getByRole('button', { name: 'All types' }).click();
    await page.getByRole('menuitemradio', { name: 'Refund' }).click();
    await page.getByRole('button', { name: 'Refund' }).waitFor();
  });
  return { first, drawing, sort, filter };
}

/** Measures a product build that is served at an origin, with the emulator and the mock answering from outside. */
export async function measureResponsiveness(browser: Browser, world: World, person: Person): Promise<Responsiveness> {
  const session = await sessionOf(browser, world, person);
  const warm = await openPage(browser, world, { session, viewport: VIEWPORT });
  const routed = await routes(warm, world.origin);
  await warm.context().close();
  const measured: Responsiveness['rows'][] = [];
  for (let round = 0; round < ROW_ROUNDS; round += 1) {
    const full = await openPage(browser, world, { session, viewport: VIEWPORT, scenario: 'many' });
    measured.push(await rows(full, world.origin));
    await full.context().close();
  }
  const of = (part: keyof Responsiveness['rows']) => middle(measured.map((round) => round[part]));
  return { ...routed, rows: { first: of('first'), drawing: of('drawing'), sort: of('sort'), filter: of('filter') } };
}
