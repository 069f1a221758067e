import { expect, expectAccessible, JOURNEY, test } from './support/test.ts';

test('finds a page by its name, and keeps a bookmark of it in the navbar', JOURNEY, async ({ page, openAsOwner }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAsOwner();
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search' });
  await expect(field).toBeFocused();
  await field.fill('tick');
  await expect(page.getByRole('option', { name: 'Tickets' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Bookmark Tickets' }).click();
  await expect(page.getByRole('option', { name: 'Tickets Bookmarked' })).toBeVisible();
  await expectAccessible(page);
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Tickets' })).toBeVisible();
  await page.reload();
  const bookmark = page.getByRole('navigation', { name: 'Bookmarks' }).getByRole('link', { name: 'Tickets' });
  await expect(bookmark).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await field.fill('account');
  await expect(page.getByRole('option', { name: 'Accounting' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
  await expect(page.getByText('Recent', { exact: true })).toBeVisible();
});
