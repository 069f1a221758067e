import type { Locator, Page } from '@playwright/test';
import { demoRoutes } from '../src/demo/_shared/routes.ts';
import { endsWith } from './support/addresses.ts';
import { openDemoAs } from './support/demo.ts';
import { expect, expectAccessible, JOURNEY, test } from './support/test.ts';

const openForm = (page: Page): Locator => page.locator('plinth-dialog[open]:not([alert])');
const question = (page: Page): Locator => page.locator('plinth-dialog[open][alert]');

test('a record is added, edited and deleted', JOURNEY, async ({ page }) => {
  await openDemoAs(page, 'admin', demoRoutes.hrefOf('data-tables'));
  const section = page.locator('#with-buttons');
  await section.getByRole('button', { name: 'Add record' }).click();
  await expect(page.getByRole('dialog', { name: 'Add record' })).toBeVisible();
  const form = openForm(page);
  await form.getByRole('button', { name: 'Add record' }).click();
  await expect(form.getByText('Enter a name')).toBeVisible();
  await expect(form.getByLabel('Name')).toBeFocused();
  const fields = {
    Name: 'Aada Solberg',
    Post: 'Sailmaker',
    Email: 'adele.ashdown@example.com',
    City: 'Malmö',
    'Start date': '03/02/2026',
    Salary: '51,000',
    Age: '34',
    Experience: '9',
  };
  for (const [label, value] of Object.entries(fields)) await form.getByLabel(label).fill(value);
  await form.getByRole('button', { name: 'Add record' }).click();
  await expect(form.getByText('This email is already in use.')).toBeVisible();
  await form.getByLabel('Email').fill('aada.solberg@example.com');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Add record' }).click();
  await expect(page.getByText('Aada Solberg was added')).toBeVisible();
  await expect(page.locator('#zero-configuration').getByRole('row', { name: /Aada Solberg/ })).toContainText('$51,000');

  const row = section.getByRole('row', { name: /Aada Solberg/ });
  await expect(row).toContainText('Applied');
  await row.getByRole('button', { name: 'Actions for Aada Solberg' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await form.getByLabel('Status').selectOption('Current');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Aada Solberg was updated')).toBeVisible();
  await expect(row).toContainText('Current');

  await row.getByRole('button', { name: 'Actions for Aada Solberg' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Delete Aada Solberg?' })).toBeVisible();
  await expect(question(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question(page).getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
  await expect(section.getByText(/1\D+10\D+100/)).toBeVisible();
});

for (const parameter of ['record', 'details']) {
  test(`an unknown employee in ${parameter} of the address is said to be missing`, async ({ page }) => {
    const href = demoRoutes.hrefOf('data-tables', {}, { [parameter]: '999' });
    await openDemoAs(page, 'admin', href);
    await expect(page.getByRole('dialog', { name: 'There is no such employee' })).toBeVisible();
    await page.getByRole('button', { name: 'Back to the employees' }).click();
    await expect(page).toHaveURL(endsWith(demoRoutes.hrefOf('data-tables')));
  });
}

test('the key / moves to the search of the first table', async ({ page }) => {
  await openDemoAs(page, 'admin', demoRoutes.hrefOf('data-tables'));
  const rows = page.locator('#zero-configuration').getByRole('row');
  await expect(rows).toHaveCount(11);
  await page.keyboard.press('/');
  await page.keyboard.type('adele ashdown');
  await expect(rows).toHaveCount(2);
});

test('the advanced search narrows the rows and survives a reload', async ({ page }) => {
  await openDemoAs(page, 'admin', demoRoutes.hrefOf('advanced-tables'));
  const section = page.locator('#advanced-search');
  await expect(section.getByText('100 of 100 employees')).toBeVisible();
  await section.getByRole('searchbox', { name: 'Post' }).fill('engineer');
  await expect(section.getByText('14 of 100 employees')).toBeVisible();
  await section.getByLabel('Salary from').fill('80,000');
  await section.getByLabel('Salary from').press('Tab');
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('minSalary') === '80000');
  const found = section.getByText(/^\d+ of 100 employees$/);
  await expect(found).not.toHaveText('14 of 100 employees');
  const text = await found.innerText();
  await page.reload();
  await expect(found).toHaveText(text);
  await expect(section.getByRole('searchbox', { name: 'Post' })).toHaveValue('engineer');
  await section.getByRole('searchbox', { name: 'City' }).fill('nowhere');
  await expect(section.getByText('No employee matches', { exact: true })).toBeVisible();
  await section.getByRole('button', { name: 'Clear filters' }).last().click();
  await expect(section.getByText('100 of 100 employees')).toBeVisible();
  await expect(page).toHaveURL(({ search }) => !search.includes('minSalary'));
});
