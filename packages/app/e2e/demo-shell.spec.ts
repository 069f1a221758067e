import type { Page } from '@playwright/test';
import { listBookmarks } from '@plinth/api-client/demo/search';
import { listCart } from '@plinth/api-client/demo/shop';
import { hrefOf } from '../src/core/routes/href.ts';
import { demoRoutes } from '../src/demo/_shared/routes.ts';
import { holdCalls, openDemoAs } from './support/demo.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, JOURNEY, test } from './support/test.ts';

const TASKS = demoRoutes.hrefOf('todo');
const ACCESS = demoRoutes.hrefOf('access-control');

const LAYOUTS = ['vertical', 'horizontal'].flatMap((layout) =>
  ['floating', 'sticky', 'static', 'hidden'].flatMap((navbarType) =>
    ['static', 'sticky', 'hidden'].map((footerType) => ({ layout, navbarType, footerType })),
  ),
);

for (const id of ['email', 'chat', 'todo'] as const) {
  test(`${id} fits the window in every layout, and only its panes scroll`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openDemoAs(page, 'admin', demoRoutes.hrefOf(id));
    await expect(page.locator('.app-page-sheet a').first()).toBeVisible();
    for (const height of [900, 600]) {
      await page.setViewportSize({ width: 1440, height });
      for (const layout of LAYOUTS) {
        const sizes = await page.locator('plinth-app-shell').evaluate(async (shell, settings) => {
          Object.assign(shell, settings);
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
          const { scrollHeight, clientHeight } = document.documentElement;
          const sheet = shell.querySelector('.app-page-sheet')?.getBoundingClientRect();
          const footer = shell.querySelector('plinth-footer')?.getBoundingClientRect();
          return {
            scrollHeight,
            clientHeight,
            space: Math.round((footer?.top || clientHeight) - (sheet?.bottom ?? 0)),
          };
        }, layout);
        expect(sizes, JSON.stringify({ height, ...layout })).toEqual({
          scrollHeight: height,
          clientHeight: height,
          space: 24,
        });
      }
    }
  });
}

test('the horizontal menu has a dropdown for each area, and the rest in More', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await openDemoAs(page, 'admin', TASKS);
  await page.goto(`${TASKS}?appearance={"layout":"horizontal"}`);
  const menu = page.locator('plinth-side-menu[horizontal]');
  for (const name of ['Dashboards', 'Apps & Pages', 'User Interface', 'Charts', 'Others'])
    await expect(menu.getByRole('button', { name, exact: false })).toBeVisible();
  await expect(menu.getByRole('button', { name: 'More' })).toBeHidden();
  await menu.getByRole('button', { name: 'Charts' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Apex/i);
  await page.locator('html').evaluate((root) => root.style.setProperty('font-size', '200%'));
  await expect(menu.getByRole('button', { name: 'More' })).toBeVisible();
  expect((await menu.boundingBox())?.height).toBeLessThan(120);
});

const bookmarks = (page: Page) => page.getByRole('navigation', { name: 'Bookmarks' }).getByRole('link');
const bookmarkNames = (page: Page) => bookmarks(page).evaluateAll((links) => links.map((link) => link.ariaLabel));

test('a page that is bookmarked with the star is an icon of the navbar, also after a reload', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDemoAs(page, 'admin', TASKS);
  await expect(bookmarks(page).first()).toBeVisible();
  const before = await bookmarkNames(page);
  expect(before).toEqual(expect.arrayContaining(['Email', 'Chat', 'Todo']));
  await expect(bookmarks(page).and(page.locator('[aria-current=page]'))).toHaveAccessibleName('Todo');
  const star = page.getByRole('button', { name: 'Find and bookmark pages' });
  await star.click();
  const field = page.getByRole('searchbox', { name: 'Find a page' });
  await expect(field).toBeFocused();
  const found = page.locator('.bookmark-rows li');
  await expect(found).toHaveText(before.map(String));
  await expectAccessible(page);
  await field.fill('role');
  await expect(found).toHaveText(['Roles']);
  await page.getByRole('button', { name: 'Bookmark Roles' }).click();
  await expect(page.getByRole('button', { name: 'Bookmark Roles', pressed: true })).toBeVisible();
  expect(await bookmarkNames(page)).toEqual([...before, 'Roles']);
  await field.press('Escape');
  await expect(field).toHaveValue('');
  await field.press('Escape');
  await expect(field).toBeHidden();
  await expect(star).toBeFocused();
  await page.reload();
  await page.getByRole('navigation', { name: 'Bookmarks' }).getByRole('link', { name: 'Roles' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Roles' })).toBeVisible();
});

test('the bookmarks have their place before they load', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const calls = await holdCalls(page, listBookmarks.path);
  await openDemoAs(page, 'admin', TASKS);
  await expect.poll(calls.count).toBeGreaterThan(0);
  const place = page.locator('.navbar-bookmarks');
  const before = await place.boundingBox();
  await calls.release();
  await expect(bookmarks(page).first()).toBeVisible();
  const after = await place.boundingBox();
  expect([before?.x, before?.height]).toEqual([after?.x, after?.height]);
  // Without the line between the icons and the star.
  expect((after?.width ?? 0) - (before?.width ?? 0)).toBeLessThan(12);
});

test('the bookmarks after the tenth are in a menu', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDemoAs(page, 'admin', TASKS);
  await expect(bookmarks(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Find and bookmark pages' }).click();
  for (const name of [
    'Roles',
    'Permissions',
    'Users',
    'User',
    'Access control',
    'Not authorized',
    'Under maintenance',
    'Page not found',
  ]) {
    await page.getByRole('searchbox', { name: 'Find a page' }).fill(name);
    await page.getByRole('button', { name: `Bookmark ${name}`, exact: true }).click();
  }
  await page.mouse.click(700, 850);
  await expect(page.getByRole('searchbox', { name: 'Find a page' })).toBeHidden();
  await expect(bookmarks(page)).toHaveCount(10);
  await page.getByRole('button', { name: 'More bookmarks' }).click();
  await page.getByRole('menuitem', { name: 'Page not found' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

test('search finds pages, files and contacts by keyboard', JOURNEY, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDemoAs(page, 'client', TASKS);
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toHaveCount(1);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search' });
  await expect(page.getByRole('group', { name: 'Files' }).getByRole('option')).toHaveCount(4);
  await field.fill('chat');
  await expect(page.getByRole('option', { selected: true })).toContainText('Chat');
  await expect(page.getByText('No results').first()).toBeVisible();
  await page.getByRole('button', { name: 'Bookmark Chat' }).click();
  await expect(page.locator('.demo-bookmark[aria-label=Email]')).toHaveCount(1);
  await expect(page.locator('.demo-bookmark[aria-label=Chat]')).toHaveCount(0);
  await field.fill('users');
  await expect(page.getByRole('group', { name: 'Pages' }).getByRole('option')).toHaveCount(0);
  await field.fill('.pdf');
  await expect(page.getByRole('option').first()).toContainText('.pdf');
  const name = await page.getByRole('option').first().innerText();
  const download = page.waitForEvent('download');
  await field.press('Enter');
  expect((await download).suggestedFilename()).toBe(name.trim());
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await field.fill('ana');
  const contact = page.getByRole('group', { name: 'Contacts' }).getByRole('option', { name: 'Ana Duarte' });
  await expect(contact).toBeVisible();
  while ((await contact.getAttribute('aria-selected')) !== 'true') await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page).toHaveURL(/compose=new&to=ana\.duarte/);
  await expect(page.getByRole('region', { name: 'Compose' }).getByText('Ana Duarte')).toBeVisible();
});

test('the cart saves a quantity, and gives back what was removed from it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDemoAs(page, 'admin', TASKS);
  const button = page.getByRole('button', { name: 'Cart, 5 items' });
  await button.click();
  const cart = page.locator('.cart-popover');
  const subtotal = cart.locator('.cart-subtotal');
  await expect(subtotal).toHaveText('$1,207');
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.url().includes(listCart.path),
  );
  await cart.getByRole('spinbutton', { name: 'Quantity of Orrin Headphones' }).press('ArrowUp');
  await expect(subtotal).toHaveText('$1,456');
  expect((await saved).status()).toBe(200);
  await expectAccessible(page);
  await cart.getByRole('button', { name: 'Remove Fold Chair from the cart' }).click();
  await expect(cart.getByText('4 items')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Cart' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Fold Chair is in the cart again')).toBeVisible();
  await page.reload();
  await button.click();
  await expect(subtotal).toHaveText('$1,456');
});

test('the user menu shows the presence of the chat and opens pages', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDemoAs(page, 'admin', demoRoutes.hrefOf('chat'));
  const menu = page.getByRole('button', { name: /^Account menu for Ines Calloway/ });
  await expect(menu).toHaveAccessibleName(/, Online$/);
  await page
    .getByRole('button', { name: /profile/i })
    .first()
    .click();
  await page.getByRole('radio', { name: 'Busy' }).click();
  await expect(menu).toHaveAccessibleName(/, Busy$/);
  await menu.click();
  await page.getByRole('menuitem', { name: 'Tasks' }).click();
  await expect(page).toHaveURL(TASKS);
  await page.getByRole('button', { name: 'App shortcuts' }).click();
  await page.getByRole('menuitem', { name: 'Chat' }).click();
  await expect(page).toHaveURL(demoRoutes.hrefOf('chat'));
});

test('a client starts on the page of its abilities, without the card and the pages of an admin', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDemoAs(page, 'client', ACCESS);
  await expect(page.getByRole('heading', { name: 'Common' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Analytics' })).toHaveCount(0);
  await expect(page.getByRole('row', { name: /read ACL/ })).toBeVisible();
  await expectAccessible(page);
  await page.goto(hrefOf('login'));
  await expect(page).toHaveURL(ACCESS);
  const disabled = page.getByRole('link', { name: 'Disabled entry' });
  await expect(disabled).toHaveAttribute('aria-disabled', 'true');
  await disabled.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(ACCESS);
  await expect(page.getByRole('link', { name: /^Documentation/ })).toHaveAttribute('target', '_blank');
  await expect(page.getByRole('link', { name: 'Support' }).first()).toHaveAttribute('href', /^mailto:/);
});

test('an admin sees the card that needs the analytics', async ({ page }) => {
  await openDemoAs(page, 'admin', ACCESS);
  await expect(page.getByRole('heading', { name: 'Analytics' })).toBeVisible();
});

test('the search of the product and the tools of the demo belong to their own pages', async ({ page, openAsOwner }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAsOwner();
  const search = page.getByRole('button', { name: 'Search', exact: true });
  await expect(search).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Cart/ })).toHaveCount(0);
  await page.locator('plinth-side-menu').getByRole('button', { name: 'Demo', exact: true }).click();
  await page.getByRole('link', { name: 'Todo' }).click();
  await expect(page.getByRole('button', { name: 'Cart, 5 items' })).toBeVisible();
  await expect(search).toHaveCount(1);
  await page.getByRole('link', { name: 'Accounting' }).first().click();
  await expect(page.getByRole('button', { name: /^Cart/ })).toHaveCount(0);
  await expect(search).toHaveCount(1);
});

test('the navbar fits at 320 px, dark and in Arabic', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openDemoAs(page, 'client', ACCESS);
  await expect(page.getByRole('button', { name: 'Cart, 5 items' })).toBeInViewport();
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Dark mode' }).click();
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  await page.getByRole('button', { name: /^سلة التسوق/ }).click();
  await expect(page.getByRole('dialog', { name: 'سلة التسوق' })).toBeInViewport();
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);
});
