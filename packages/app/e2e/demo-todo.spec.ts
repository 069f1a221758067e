import type { Page } from '@playwright/test';
import { addTask, listTasks, reorderTasks, updateTask } from '@plinth/api-client/demo/todo';
import { demoRoutes } from '../src/demo/_shared/routes.ts';
import { holdCalls, openDemoAs } from './support/demo.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, JOURNEY, test } from './support/test.ts';

/** Waits until the stored list of tasks has been loaded again. */
const waitForList = (page: Page) =>
  page.waitForResponse((response) => new URL(response.url()).pathname === listTasks.path);

const titles = (page: Page) => page.locator('.task-title').allTextContents();

test('a task that is moved by keyboard keeps its place after a reload', async ({ page }) => {
  await openDemoAs(page, 'admin', demoRoutes.hrefOf('todo'));
  const handle = page.getByRole('button', { name: 'Reorder Count the cellar' });
  await handle.focus();
  for (const place of ['4 of 15', '3 of 15']) {
    const stored = page.waitForResponse((response) => response.url().endsWith(reorderTasks.path));
    const listed = waitForList(page);
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText(`Count the cellar, ${place}`)).toBeAttached();
    await stored;
    await listed;
    await expect(handle).toBeFocused();
  }
  await expect(page.locator('.task-title').nth(2)).toHaveText('Count the cellar');
  const order = await titles(page);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Count the cellar' })).toBeVisible();
  expect(await titles(page)).toEqual(order);
});

test('a task is added, completed, deleted and restored', JOURNEY, async ({ page }) => {
  await openDemoAs(page, 'client', demoRoutes.hrefOf('todo'));
  await expect(page.locator('.task-title')).toHaveCount(15);
  await page.keyboard.press('/');
  await page.keyboard.type('cellar');
  await expect(page).toHaveURL(/[?&]q=cellar/);
  await expect(page.locator('.task-title')).toHaveText(['Count the cellar']);
  await page.getByRole('searchbox', { name: 'Search tasks' }).fill('');
  await expect(page.locator('.task-title')).toHaveCount(15);
  await page.locator('.task-title').first().focus();
  await page.keyboard.press('n');
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await page.locator('.task-form').getByRole('button', { name: 'Add task' }).click();
  await expect(page.getByText('Please enter a valid task title')).toBeVisible();
  await page.keyboard.type('Buy lamps');
  await page.getByRole('combobox', { name: 'Assignee' }).fill('Ana');
  await page.getByRole('option', { name: 'Ana Duarte' }).click();
  await page.getByRole('textbox', { name: 'Description' }).fill('Two of them');
  await page.getByRole('textbox', { name: 'Description' }).press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('link', { name: 'Completed' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  const listed = waitForList(page);
  await page.locator('.task-form').getByRole('button', { name: 'Add task' }).click();
  await listed;
  await expect(page.getByText('Task added')).toBeVisible();
  await expect(page.locator('.task-title').first()).toHaveText('Buy lamps');
  await page.getByRole('checkbox', { name: 'Complete Buy lamps' }).check();
  await expect(page.getByText('Task completed')).toBeVisible();
  await page.getByRole('link', { name: 'Buy lamps' }).click();
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveText('Two of them');
  await page.getByRole('button', { name: 'Delete task' }).click();
  await expect(page.locator('.task-title').first()).not.toHaveText('Buy lamps');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.task-title').first()).toHaveText('Buy lamps');
});

test('a task stays open while it is being saved, and another one waits until it is', async ({ page }) => {
  await openDemoAs(page, 'client', demoRoutes.hrefOf('todo'));
  await page.getByRole('link', { name: 'Count the cellar' }).click();
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('Count the cellar twice');
  const calls = await holdCalls(page, updateTask.path);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('link', { name: 'Count the cellar twice' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(title).toHaveValue('Count the cellar twice');
  await page.getByRole('link', { name: 'Print labels for bay 4' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  await calls.release();
  await expect(page.getByText('Task updated')).toBeVisible();
  await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeHidden();
  await expect(title).toHaveValue('Print labels for bay 4');
});

test('a changed task that is deleted closes without a question', async ({ page }) => {
  await openDemoAs(page, 'client', demoRoutes.hrefOf('todo'));
  await page.getByRole('link', { name: 'Count the cellar' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Count the cellar twice');
  await expect(page.getByText('Unsaved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Delete task' }).click();
  await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible();
  await page.getByRole('link', { name: 'Print labels for bay 4' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Print labels for bay 4');
});

test('a title is added from the list, also again after it failed', async ({ page }) => {
  await openDemoAs(page, 'client', demoRoutes.hrefOf('todo'));
  const field = page.getByLabel('Add a task for today');
  await field.fill('Buy lamps');
  await field.press('Enter');
  await expect(page.locator('.task-title').first()).toHaveText('Buy lamps');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  const calls = await holdCalls(page, addTask.path);
  await calls.fail();
  await field.fill('Buy bulbs');
  await field.press('Enter');
  await expect(page.getByText('“Buy bulbs” was not added.')).toBeVisible();
  await expect(field).toHaveValue('Buy bulbs');
  await calls.release();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.task-title').first()).toHaveText('Buy bulbs');
  await expect(field).toHaveValue('');
});

test('a task opens with the focus in its pane, and Escape closes it from the list as well', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDemoAs(page, 'client', demoRoutes.hrefOf('todo', {}, { sortBy: 'due-date' }));
  const lines = page.locator('.task-group, .task-title');
  await expect(lines).toContainText(['Overdue', 'Confirm the delivery window on Friday', 'Today']);
  const row = page.getByRole('link', { name: 'Print labels for bay 4' });
  await row.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(row).toBeFocused();
  await row.press('Enter');
  await page.getByRole('checkbox', { name: 'Complete Count the cellar' }).press('Escape');
  await expect(page.getByRole('dialog', { name: 'Task' })).toHaveCount(0);
  await expect(row).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('Task completed')).toBeVisible();
  await expect(row).toBeFocused();
  const texts = await lines.allTextContents();
  expect(texts.indexOf('Print labels for bay 4')).toBeGreaterThan(texts.indexOf('Completed'));
});

test('a task that did not load can be loaded again', async ({ page }) => {
  await openDemoAs(page, 'client', demoRoutes.hrefOf('todo'));
  const calls = await holdCalls(page, listTasks.path);
  await page.goto(demoRoutes.hrefOf('todo', {}, { task: 5 }));
  const pane = page.getByRole('dialog', { name: 'Task' });
  await expect(pane).toBeVisible();
  await expect(pane.getByText('There is no such task')).toHaveCount(0);
  await calls.fail();
  await expect(pane.getByText('The task did not load')).toBeVisible();
  await calls.release();
  await pane.getByRole('button', { name: 'Try again' }).click();
  await expect(pane.getByRole('textbox', { name: 'Title' })).not.toHaveValue('');
});

test('the tasks are accessible at 1440 px and at 360 px, dark and in Arabic', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDemoAs(page, 'admin', demoRoutes.hrefOf('todo'));
  await page.getByRole('link', { name: 'Count the cellar' }).click();
  await expect(page.getByRole('textbox', { name: 'Description' })).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(() => {
    localStorage.setItem('plinth.skin', 'dark');
    localStorage.setItem('plinth.language', 'ar');
  });
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(demoRoutes.hrefOf('todo', { filter: 'important' }));
  await expect(page.locator('.task-title').first()).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
});
