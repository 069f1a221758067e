import type { Locator, Page } from '@playwright/test';
import { hrefOf } from '../src/core/routes/href.ts';
import { endsWith } from './support/addresses.ts';
import { allPages, expectReady } from './support/pages.ts';
import { expect, expectNoHorizontalScroll, test } from './support/test.ts';

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const userMenu = (page: Page) => page.getByRole('button', { name: /^Account menu for/ });
const menuItem = (page: Page, name: string) => page.locator('plinth-side-menu-item').filter({ hasText: name });

/** Returns the horizontal edges of an element. */
async function edgesOf(locator: Locator): Promise<{ left: number; right: number; top: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not rendered.');
  return { left: box.x, right: box.x + box.width, top: box.y };
}

for (const width of [320, 360]) {
  test(`at ${width} px, nothing in the navbar overlaps, and search, language and skin are reachable`, async ({
    page,
    openAsOwner,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openAsOwner();
    const search = page.getByRole('button', { name: 'Search', exact: true });
    await expect(search).toBeVisible();
    const parts = [page.getByRole('button', { name: 'Open menu' }), page.getByText('SANDBOX'), search, bell(page)];
    const edges = await Promise.all([...parts, userMenu(page)].map(edgesOf));
    for (const [index, { left }] of edges.entries()) expect(left).toBeGreaterThanOrEqual(edges[index - 1]?.right ?? 0);
    expect(edges.at(-1)?.right).toBeLessThanOrEqual(width);
    await expectNoHorizontalScroll(page);
    await expect(page.getByRole('button', { name: 'Dark mode' })).toBeHidden();
    await userMenu(page).click();
    await page.getByRole('menuitemcheckbox', { name: 'Dark mode' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-skin', 'dark');
    await userMenu(page).click();
    await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.getByRole('button', { name: 'Suchen', exact: true }).click();
    await expect(page.getByRole('combobox')).toBeFocused();
  });
}

test('below 1200 px, the customizer opens from the user menu and nothing covers the content', async ({
  page,
  openAsOwner,
}) => {
  await page.setViewportSize({ width: 1199, height: 800 });
  await openAsOwner();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await userMenu(page).click();
  await page.getByRole('menuitem', { name: 'Appearance' }).click();
  await expect(page.getByRole('radio', { name: 'Semi-dark' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(userMenu(page)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Change appearance' })).toBeHidden();
  await expect(page.locator('plinth-scroll-to-top')).toHaveCSS('position', 'static');
});

test('from 1200 px, the tabs at the edge of the window are in the gutter', async ({ page, openAsOwner }) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await openAsOwner();
  // The cards move below the notice.
  await expect(page.getByRole('button', { name: 'Reconnect' })).toBeVisible();
  const card = await edgesOf(page.locator('plinth-card').first());
  const tab = page.getByRole('button', { name: 'Change appearance' });
  await expect(tab).toBeVisible();
  await page.evaluate(() => scrollTo(0, 1000));
  const scrollToTop = page.locator('plinth-scroll-to-top').getByRole('button');
  await expect(scrollToTop).toBeVisible();
  for (const button of [tab, scrollToTop]) expect((await edgesOf(button)).left).toBeGreaterThanOrEqual(card.right);
});

test('the bell and the dots of the menu are the same on every page, and a notification opens what it is about', async ({
  page,
  openAsOwner,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAsOwner(hrefOf('tickets'));
  await expect(page.getByRole('heading', { level: 1, name: 'Tickets' })).toBeVisible();
  for (const name of ['Banking', 'Commerce']) await expect(menuItem(page, name)).toHaveAttribute('attention');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 5 new');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName('Notifications, 5 new');
  await bell(page).click();
  await page.getByRole('link', { name: /^Tillpoint disconnected/ }).click();
  await expect(page).toHaveURL(endsWith(hrefOf('commerce')));
  // Exact, since a date before the next notification may read the same: "Nov 24" and "New reply".
  const newCount = page.getByText('4 new', { exact: true });
  await expect(newCount).toBeHidden();
  await bell(page).click();
  await expect(newCount).toBeVisible();
});

test('the titles of all pages of the menu are at the same place', async ({ page, openAsOwner }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAsOwner();
  const places = new Set<string>();
  for (const name of ['Dashboard', 'Accounting', 'Banking', 'Commerce', 'Tickets']) {
    await page.getByRole('link', { name }).first().click();
    const heading = page.getByRole('heading', { level: 1, name });
    await expect(heading).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const { left, top } = await edgesOf(heading);
    places.add(`${left} ${top}`);
  }
  expect([...places]).toHaveLength(1);
});

test('at 2560 px, the navbar and the titles of all pages of the product start at the same place', async ({
  page,
  openAsOwner,
}) => {
  await page.setViewportSize({ width: 2560, height: 1200 });
  const places = new Set<number>();
  for (const { href, ready } of allPages.filter(({ kind }) => kind === 'secured')) {
    await openAsOwner(href);
    await expectReady(page, ready);
    const starts = [page.getByRole('heading', { level: 1 }), page.locator('.navbar-company')];
    for (const { left } of await Promise.all(starts.map(edgesOf))) places.add(left);
  }
  expect([...places]).toEqual([248 + 32]);
});

test('at 1200 px, the horizontal menu has one row in every language, with the demo in a dropdown', async ({
  page,
  openAsOwner,
}) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await openAsOwner(hrefOf('tickets', {}, { appearance: '{"layout":"horizontal"}' }));
  const menu = page.locator('plinth-side-menu[horizontal]');
  const demo = menu.getByRole('button', { name: 'Demo', exact: true });
  await expect(demo).toHaveAttribute('aria-expanded', 'false');
  for (const language of ['Français', 'Deutsch', 'Português', 'العربية', 'English']) {
    await page.locator('.navbar-settings').getByRole('button').first().click();
    await page.getByRole('menuitemradio', { name: language }).click();
    await expect(page.getByRole('menuitemradio', { name: language })).toBeHidden();
    await expect.poll(async () => (await menu.boundingBox())?.height, { message: language }).toBeLessThan(60);
    await expectNoHorizontalScroll(page);
  }
  await demo.click();
  await menu.getByRole('link', { name: 'Typography' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Typography' })).toBeVisible();
});

test('on a phone, the figure, its reason and the bar come before the button', async ({ page, openAsOwner }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openAsOwner();
  const topup = page.getByRole('button', { name: 'Request a top-up' });
  await expect(topup).toBeVisible();
  await expect(page.locator('.dashboard-hero-sentence')).toContainText('drawn');
  const order = ['.dashboard-figure', '.dashboard-hero-sentence', '.dashboard-hero-meter'].map((selector) =>
    page.locator(selector).first(),
  );
  const tops = (await Promise.all([...order, topup].map(edgesOf))).map(({ top }) => top);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  const alert = await page.locator('plinth-alert').first().boundingBox();
  const reconnect = await page.getByRole('button', { name: 'Reconnect' }).first().boundingBox();
  expect(reconnect?.width).toBeGreaterThan((alert?.width ?? 0) - 32);
});

test('the panel beside a form stays in place when messages make the form taller than the window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await page.goto(hrefOf('register'));
  const statement = page.locator('.auth-layout-statement');
  const main = page.getByRole('main');
  const before = { statement: await statement.boundingBox(), height: (await main.boundingBox())?.height ?? 0 };
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect.poll(async () => (await main.boundingBox())?.height).toBeGreaterThan(before.height);
  expect(await statement.boundingBox()).toEqual(before.statement);
});
