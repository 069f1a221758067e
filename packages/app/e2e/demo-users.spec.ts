import type { Locator, Page } from '@playwright/test';
import { updateUser } from '@plinth/api-client/demo/users';
import { hrefOf } from '../src/core/routes/href.ts';
import { demoRoutes } from '../src/demo/_shared/routes.ts';
import { endsWith } from './support/addresses.ts';
import { holdCalls, openDemoAs } from './support/demo.ts';
import { expect, expectAccessible, JOURNEY, test } from './support/test.ts';

const EMAIL = 'inga.solberg@example.com';

/** The open dialog or drawer, whose content is in the page's tree. */
const openForm = (page: Page): Locator => page.locator('plinth-drawer[open], plinth-dialog[open]:not([alert])');
const question = (page: Page): Locator => page.locator('plinth-dialog[open][alert]');

async function fillNewUser(page: Page): Promise<void> {
  const fields = {
    'Full name': 'Inga Solberg',
    Username: 'isolberg',
    Email: 'ada.moreno@example.com',
    Contact: '+46 8 465 004 77',
    Company: 'Solberg Sails',
  };
  for (const [label, value] of Object.entries(fields)) await openForm(page).getByLabel(label).fill(value);
  await openForm(page).getByLabel('Country').selectOption('Sweden');
  await openForm(page).getByLabel('Plan').selectOption('Team');
}

test(
  'a user is invited, a duplicate email is refused under its field, and the user is suspended and deleted',
  JOURNEY,
  async ({ page }) => {
    await openDemoAs(page, 'admin', demoRoutes.hrefOf('users'));
    await expect(page.getByText('Showing 1–10 of 50')).toBeVisible();
    await page.getByRole('button', { name: 'Add user' }).click();
    await expect(page.getByRole('dialog', { name: 'Add user' })).toBeVisible();
    const drawer = openForm(page);
    await drawer.getByRole('button', { name: 'Add user' }).click();
    await expect(drawer.getByText('Please enter a valid name', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Full name')).toBeFocused();
    await fillNewUser(page);
    await drawer.getByRole('button', { name: 'Add user' }).click();
    await expect(drawer.getByText('This email is already in use.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();

    // The typed text survives the drawer that is closed after asking.
    await page.keyboard.press('Escape');
    await question(page).getByRole('button', { name: 'Leave' }).click();
    await expect(drawer).toBeHidden();
    await page.getByRole('button', { name: 'Add user' }).click();
    await expect(page.getByLabel('Company')).toHaveValue('Solberg Sails');
    await page.getByRole('textbox', { name: 'Email' }).fill(EMAIL);
    await drawer.getByRole('button', { name: 'Add user' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Inga Solberg' })).toBeVisible();
    await expect(page.getByText('Inga Solberg was added')).toBeVisible();

    await page.getByRole('button', { name: 'Suspend' }).click();
    await question(page).getByRole('button', { name: 'Suspend' }).click();
    await expect(page.getByRole('button', { name: 'Reactivate' })).toBeVisible();
    await page.goto(demoRoutes.hrefOf('users', {}, { q: EMAIL }));
    const row = page.getByRole('row', { name: /Inga Solberg/ });
    await expect(row).toContainText('Inactive');
    await row.getByRole('button', { name: 'Actions for Inga Solberg' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Delete Inga Solberg?' })).toBeVisible();
    await expect(question(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
    await question(page).getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No user matches', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page.getByText('Showing 1–10 of 50')).toBeVisible();
    await expectAccessible(page);
  },
);

test('the form of a user stays open while it is being saved, and says when that failed', async ({ page }) => {
  await openDemoAs(page, 'admin', demoRoutes.hrefOf('users', {}, { user: 1 }));
  const drawer = openForm(page);
  await drawer.getByLabel('Company').fill('Solberg Sails');
  const calls = await holdCalls(page, updateUser.path);
  await drawer.getByRole('button', { name: 'Save changes' }).click();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  await calls.fail();
  await expect(drawer.getByText('The user was not updated.')).toBeVisible();
  await expect(drawer.getByLabel('Company')).toHaveValue('Solberg Sails');
});

test('filters, sorting and pages of the users are in the address', async ({ page }) => {
  await openDemoAs(page, 'admin', demoRoutes.hrefOf('users'));
  await page.getByRole('link', { name: /^Pending/ }).click();
  await expect(page).toHaveURL(endsWith(demoRoutes.hrefOf('users', {}, { status: 'pending' })));
  await expect(page.getByText('Showing 1–10 of 10')).toBeVisible();
  await page.goto(demoRoutes.hrefOf('users', {}, { page: 9, sortColumn: 'status', sort: 'desc' }));
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('page') === '5');
  await expect(page.getByRole('columnheader', { name: 'Status' })).toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('button', { name: 'Role: All' }).click();
  await page.getByRole('menuitemradio', { name: 'Editor' }).click();
  await expect(page.getByText('Showing 1–10 of 10')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Showing 41–50 of 50')).toBeVisible();
});

test('a role is added and given to users, and deleted again', async ({ page }) => {
  await openDemoAs(page, 'admin', demoRoutes.hrefOf('roles'));
  await page.getByRole('button', { name: 'Duplicate Editor' }).click();
  await expect(page.getByRole('dialog', { name: 'Duplicate role' })).toBeVisible();
  const dialog = openForm(page);
  await expect(dialog.getByLabel('Role name')).toHaveValue('Editor copy');
  await dialog.getByLabel('Role name').fill('Maintainer');
  await dialog.getByRole('checkbox', { name: 'Repository Management: Write' }).check();
  await expect(dialog.getByRole('checkbox', { name: 'Repository Management: Read' })).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add role' }).click();
  await expect(dialog.getByText('This role name is already in use.')).toBeVisible();
  await dialog.getByLabel('Role name').fill('Auditor');
  await dialog.getByRole('button', { name: 'Add role' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Auditor' })).toBeVisible();
  await page.getByRole('button', { name: 'Role: All' }).click();
  await page.getByRole('menuitemradio', { name: 'Auditor' }).click();
  await expect(page.getByText('No user matches', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Show users with the role Admin' }).click();
  await expect(page.getByText('Showing 1–10 of 10')).toBeVisible();
  await page.getByRole('button', { name: 'Delete role: Auditor' }).click();
  await question(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Auditor', exact: true })).toBeHidden();
  await expectAccessible(page);
});

const SHOWN_FILTERS = [
  ['users', { status: 'Active', role: 'nobody' }, '?status=active'],
  ['roles', { role: 'EDITOR' }, '?role=editor'],
  ['permissions', { assignedTo: 'nobody' }, ''],
  ['invoices', { status: 'past due' }, '?status=Past+Due'],
  ['shop', { category: 'books', brand: 'Nobody' }, '?category=Books'],
  ['blog-list', { category: 'cooking', page: '2' }, '?page=2'],
  ['faq', { category: 'Delivery' }, '?category=delivery'],
  ['calendar', { view: 'WEEK', calendars: 'business' }, '?view=week&calendars=Business'],
] as const;

test('an address with a filter that no list knows is rewritten to what is shown', async ({ page }) => {
  await openDemoAs(page, 'admin', demoRoutes.hrefOf('users'));
  for (const [id, query, shown] of SHOWN_FILTERS) {
    await page.goto(demoRoutes.hrefOf(id, {}, query));
    await expect(page).toHaveURL(({ search }) => search === shown);
  }
});

test('a permission is added as the first one, renamed and deleted', async ({ page }) => {
  await openDemoAs(page, 'admin', demoRoutes.hrefOf('permissions', {}, { assignedTo: 'restricted-user' }));
  await expect(page.getByText('Showing 1–1 of 1')).toBeVisible();
  await page.getByRole('button', { name: 'Add permission' }).click();
  await expect(page.getByRole('dialog', { name: 'Add permission' })).toBeVisible();
  const dialog = openForm(page);
  await dialog.getByRole('button', { name: 'Add permission' }).click();
  await expect(dialog.getByText('Please enter a valid permission name')).toBeVisible();
  await dialog.getByLabel('Permission name').fill('only view');
  await dialog.getByRole('button', { name: 'Add permission' }).click();
  await expect(dialog.getByText('This permission name is already in use.')).toBeVisible();
  await dialog.getByLabel('Permission name').fill('Archive Projects');
  await dialog.getByRole('button', { name: 'Add permission' }).click();
  await expect(page.getByRole('row').nth(1)).toContainText('Archive Projects');
  await page.getByRole('button', { name: 'Actions for Archive Projects' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit permission' })).toBeVisible();
  await expect(dialog.getByText('Renaming can break things.')).toBeVisible();
  await dialog.getByLabel('Permission name').fill('Archive Work');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('button', { name: 'Actions for Archive Work' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Delete Archive Work?' })).toBeVisible();
  await question(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Permission Archive Work deleted')).toBeVisible();
  await expect(page.getByText('Showing 1–9 of 9')).toBeVisible();
  await expectAccessible(page);
});

test('a permission of another page whose look-up fails can be looked up again', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { isLookupDown: true });
    globalThis.XMLHttpRequest = class extends XMLHttpRequest {
      private isLookup = false;
      override open(method: string, url: string | URL): void {
        this.isLookup = String(url).includes('perPage=1000');
        super.open(method, url, true);
      }
      override send(body?: XMLHttpRequestBodyInit | null): void {
        if (this.isLookup && 'isLookupDown' in globalThis) this.dispatchEvent(new ProgressEvent('error'));
        else super.send(body);
      }
    };
  });
  await openDemoAs(page, 'admin', demoRoutes.hrefOf('permissions', {}, { q: 'nothing', permission: '1' }));
  const dialog = openForm(page);
  await expect(dialog.getByText('The permission did not load')).toBeVisible();
  await page.evaluate('delete globalThis.isLookupDown');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByLabel('Permission name')).toBeVisible();
});

test('a client sees nothing of users, roles and permissions', async ({ page }) => {
  await openDemoAs(page, 'client', demoRoutes.hrefOf('todo'));
  await expect(page.locator('plinth-side-menu').getByRole('link', { name: 'Todo' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Roles & permissions' })).toHaveCount(0);
  for (const id of ['users', 'user', 'roles', 'permissions'] as const) {
    await page.goto(demoRoutes.hrefOf(id));
    await expect(page).toHaveURL(endsWith(hrefOf('not-authorized')));
  }
});
