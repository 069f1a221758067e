import { hrefOf } from '../src/core/routes/href.ts';
import { demoRoutes } from '../src/demo/_shared/routes.ts';
import { signInToDemo } from './support/demo.ts';
import { expect, isDemoCall, JOURNEY, test } from './support/test.ts';

const TASKS = demoRoutes.hrefOf('todo');

test(
  'a demo session returns to its page, survives a reload, opens no page of the product and logs out',
  JOURNEY,
  async ({ page }) => {
    await signInToDemo(page, 'client', demoRoutes.hrefOf('todo', { filter: 'important' }));
    await expect(page.getByText(/Welcome, Noor Haddad/)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Todo' })).toBeVisible();
    await page.goto(hrefOf('dashboard'));
    await expect(page).toHaveURL(hrefOf('not-authorized'));
    await page.locator('.message-frame').getByRole('button').click();
    await expect(page).toHaveURL(demoRoutes.hrefOf('access-control'));
    await page.getByRole('button', { name: /^Account menu for Noor Haddad/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL(hrefOf('login'));
    await page.goto(TASKS);
    await expect(page).toHaveURL(hrefOf('login'));
  },
);

test('a user of the product opens the demo from the menu', JOURNEY, async ({ page, openAsOwner }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await openAsOwner();
  const group = page.locator('plinth-side-menu').getByRole('button', { name: 'Demo', exact: true });
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await page.waitForLoadState('networkidle');
  const isOfDemo = (pathname: string) => isDemoCall(pathname) || /\/assets\/demo-[\w-]+\.js$/.test(pathname);
  expect(requests.filter(isOfDemo), 'a page of the product loads nothing of the demo but its menu').toEqual([]);
  await group.click();
  await page.getByRole('link', { name: 'Todo' }).click();
  await expect(page).toHaveURL(TASKS);
  await expect(page.getByRole('link', { name: 'Count the cellar' })).toBeVisible();
  await expect(page).toHaveTitle('Todo – Plinth');
  expect(requests.some(isOfDemo)).toBe(true);
});

test('a page of the demo is neither missing nor in the frame of the product while the demo loads', async ({
  page,
  context,
  openAsOwner,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await context.route(/\/assets\/demo-[\w-]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await openAsOwner(TASKS);
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeAttached();
  await expect(page).toHaveTitle('Plinth');
  await expect(page.locator('plinth-side-menu')).toHaveCount(0);
  release();
  await expect(page).toHaveTitle('Todo – Plinth');
});

test('an unknown filter of the demo leads to the page for unknown addresses', async ({ page }) => {
  await signInToDemo(page, 'admin', TASKS);
  await page.goto(demoRoutes.hrefOf('todo', { filter: 'nonsense' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});
