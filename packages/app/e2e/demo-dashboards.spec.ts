import type { Locator, Page } from '@playwright/test';
import { listEvents } from '@plinth/api-client/demo/calendar';
import { listAllUsers } from '@plinth/api-client/demo/users';
import { hrefOf } from '../src/core/routes/href.ts';
import { demoRoutes } from '../src/demo/_shared/routes.ts';
import { openDemoAs } from './support/demo.ts';
import { expect, expectAccessible, JOURNEY, layoutShifts, test } from './support/test.ts';

const HOME = demoRoutes.hrefOf('dashboard-ecommerce');
const MAIN = demoRoutes.hrefOf('dashboard-main');

const analytics = (card: string): string => `/card/card-analytics/${card}`;
const statistics = (card: string): string => `/card/card-statistics/${card}`;

/** Makes the calls to the paths that the tab's storage lists fail, by requesting a card that does not exist. */
async function allowFailingCalls(page: Page): Promise<void> {
  await page.addInitScript((unknownCard) => {
    const isFailing = (url: string | URL): boolean =>
      (sessionStorage.getItem('failing') ?? '').split(' ').includes(new URL(url, location.href).pathname);
    const { fetch } = globalThis;
    globalThis.fetch = async (input, options) => {
      const url = input instanceof Request ? input.url : input;
      return fetch(isFailing(url) ? unknownCard : input, options);
    };
    globalThis.XMLHttpRequest = class extends XMLHttpRequest {
      override open(method: string, url: string | URL) {
        super.open(method, isFailing(url) ? unknownCard : url, true);
      }
    };
  }, analytics('none'));
}

const setFailing = (page: Page, ...paths: readonly string[]): Promise<void> =>
  page.evaluate((value) => sessionStorage.setItem('failing', value), paths.join(' '));

const region = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const counter = (page: Page, name: string): Locator => page.getByRole('listitem').filter({ hasText: name });

test('a card whose call fails says so and recovers with Try again, while the others show their figures', async ({
  page,
}) => {
  await allowFailingCalls(page);
  await openDemoAs(page, 'admin', HOME);
  const cards = [
    { path: analytics('goal-overview'), card: region(page, 'Goal overview'), figure: '958 of 1,150 orders' },
    { path: analytics('revenue-report'), card: region(page, 'Revenue report'), figure: '+$90,000' },
    { path: statistics('orders-bar-chart'), card: region(page, 'Orders'), figure: '268' },
    { path: statistics('profit-line-chart'), card: region(page, 'Profit'), figure: '$12,480' },
    { path: statistics('orders'), card: counter(page, 'a day'), figure: '958' },
    { path: listAllUsers.path, card: counter(page, 'pending'), figure: '50' },
  ];
  for (const [index, { path, figure }] of cards.entries()) {
    await setFailing(page, path);
    await page.reload();
    const alert = page.getByRole('alert').filter({ hasText: /not load/i });
    await expect(alert, path).toHaveCount(1);
    for (const [place, other] of cards.entries()) {
      if (place !== index) await expect(other.card, `${other.path} while ${path} fails`).toContainText(other.figure);
    }
    await setFailing(page);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(cards[index]?.card ?? page.locator('none'), path).toContainText(figure);
    await expect(alert).toHaveCount(0);
  }
});

test(
  'a card changes its period, shows its figures as a table, and Back undoes the choice',
  JOURNEY,
  async ({ page }) => {
    await openDemoAs(page, 'admin', HOME);
    const goal = region(page, 'Goal overview');
    await expect(goal).toContainText('958 of 1,150 orders in the last 28 days');
    await goal.getByRole('button', { name: 'Actions for Goal overview' }).click();
    const response = page.waitForResponse((received) =>
      received.url().includes(`${analytics('goal-overview')}?range=last-month`),
    );
    await page.getByRole('menuitemradio', { name: 'Last Month' }).click();
    expect((await response).ok()).toBe(true);
    await expect(goal).toContainText('1,012 of 1,100 orders last month');
    await expect(page).toHaveURL(/[?&]goal-overview=last-month/);
    await page.reload();
    await expect(goal).toContainText('1,012 of 1,100 orders last month');

    const report = region(page, 'Revenue report');
    await expect(report).toContainText('$5,200 under the $144,000 budget');
    await report.getByText('2019', { exact: true }).click();
    await expect(report).toContainText('$2,000 over the $131,400 budget');
    await report.getByRole('button', { name: 'Show data: Revenue report' }).click();
    await expect(report.getByRole('row', { name: /^Dec/ })).toContainText('$21,200');
    await page.goBack();
    await expect(report.getByRole('row', { name: /^Dec/ })).toContainText('$28,600');
    await expectAccessible(page);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV: Companies' }).click();
    expect((await download).suggestedFilename()).toBe('companies.csv');
  },
);

test('rows of the main dashboard open their records, and a list that fails leaves the others alone', async ({
  page,
}) => {
  await allowFailingCalls(page);
  await openDemoAs(page, 'admin', MAIN);
  await expect(region(page, 'Tasks due')).toContainText('2 due today, 1 overdue');
  // The list goes on with the tasks that are due next.
  const tasks = region(page, 'Tasks due').getByRole('listitem');
  await expect(tasks).toHaveCount(5);
  await expect(tasks.filter({ hasText: /overdue|Today/ })).toHaveCount(3);
  await expect(region(page, 'Unpaid invoices')).toContainText(/\$[\d,]+\s*\d+ invoices, \d+ of them past due/);
  for (const [name, address] of [
    ['Unread email', /\/apps\/email\?mail=\d+$/],
    ['Tasks due', /\/apps\/todo\?task=\d+$/],
    ['Next events', /\/apps\/calendar\?event=\d+&date=/],
    ['Unpaid invoices', /\/apps\/invoice\/preview\/\d+$/],
    ['Newest users', /\/apps\/user\/view\/50$/],
  ] as const) {
    await region(page, name).getByRole('listitem').first().getByRole('link').click();
    await expect(page, name).toHaveURL(address);
    await page.goBack();
    await expect(page).toHaveURL(({ pathname }) => pathname === MAIN);
  }
  await setFailing(page, listEvents.path);
  await page.reload();
  const events = region(page, 'Next events');
  await expect(events.getByRole('alert')).toContainText('The list did not load');
  for (const name of ['Unread email', 'Tasks due', 'Unpaid invoices', 'Newest users'])
    await expect(region(page, name).getByRole('listitem').first().getByRole('link')).toBeVisible();
  await setFailing(page);
  await events.getByRole('button', { name: 'Try again' }).click();
  await expect(events.getByRole('listitem')).toHaveCount(5);
});

test('a client has no users on the dashboards, and invoices keep their page in the address', async ({ page }) => {
  await openDemoAs(page, 'client', MAIN);
  await expect(region(page, 'Next events').getByRole('listitem').first()).toBeVisible();
  await expect(region(page, 'Newest users')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Edit roles' })).toHaveCount(0);
  await page.goto(demoRoutes.hrefOf('dashboard-analytics'));
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/[?&]invPage=2/);
  await expect(page.getByText('Showing 11–20 of 50')).toBeVisible();
  await page.goto(hrefOf('root'));
  await expect(page.getByRole('heading', { level: 1, name: 'eCommerce dashboard' })).toBeVisible();
  await expect(page.getByText('10 pending')).toBeVisible();
  await expect(page.getByRole('link', { name: '10 pending' })).toHaveCount(0);
});

/** Returns the labels of a chart that lie on another label. */
const overlappingLabels = (chart: Locator): Promise<readonly string[]> =>
  chart.locator('svg text').evaluateAll((labels) => {
    // The boxes of labels in neighboring lines touch.
    const gap = 3;
    const boxes = labels.map((label) => label.getBoundingClientRect());
    const isOn = (one: DOMRect, other: DOMRect) =>
      one.left + gap < other.right &&
      other.left + gap < one.right &&
      one.top + gap < other.bottom &&
      other.top + gap < one.bottom;
    return labels
      .filter((_, index) => boxes.slice(0, index).some((other) => isOn(boxes[index] ?? other, other)))
      .map(({ textContent }) => textContent);
  });

for (const width of [360, 1440]) {
  test(`charts of every kind are drawn, and nothing moves while the dashboards load, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openDemoAs(page, 'admin', MAIN);
    const kinds = new Set<string>();
    for (const id of ['dashboard-main', 'dashboard-ecommerce', 'dashboard-analytics'] as const) {
      await page.goto(demoRoutes.hrefOf(id));
      await expect(page.locator(demoRoutes.readyOf(id))).toBeVisible();
      await expect(page.locator('main [aria-busy=true], .dashboard-page [aria-busy=true]')).toHaveCount(0);
      for (const chart of await page.locator('.lazy-chart').all()) {
        await chart.scrollIntoViewIfNeeded();
        await expect(chart.locator('svg path').first()).toBeAttached();
        const classes = (await chart.getAttribute('class')) ?? '';
        expect.soft(await overlappingLabels(chart), id).toEqual([]);
        kinds.add(/lazy-chart-(bars|lines|ring)/.exec(classes)?.[1] ?? classes);
      }
      expect.soft(await layoutShifts(page), id).toEqual([]);
    }
    expect([...kinds].toSorted()).toEqual(['bars', 'lines', 'ring']);
  });
}

test('the drawing of a card becomes narrower with the window', async ({ page }) => {
  await openDemoAs(page, 'admin', demoRoutes.hrefOf('dashboard-analytics'));
  const sales = region(page, 'Sales radar');
  await sales.scrollIntoViewIfNeeded();
  await expect(sales.locator('.chart-container svg')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  await sales.scrollIntoViewIfNeeded();
  await expect
    .poll(() => sales.locator('.chart-container svg').evaluate((drawing) => drawing.getBoundingClientRect().right))
    .toBeLessThan(360);
});
