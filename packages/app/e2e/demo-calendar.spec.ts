import type { Page } from '@playwright/test';
import { listEvents } from '@plinth/api-client/demo/calendar';
import { demoRoutes } from '../src/demo/_shared/routes.ts';
import { openDemoAs } from './support/demo.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, JOURNEY, test } from './support/test.ts';

/** A month without sample events, and a day in it: a Monday. */
const DATE = '2031-03-10';
const address = (query: Readonly<Record<string, string>> = {}) => demoRoutes.hrefOf('calendar', {}, query);
const day = (page: Page, date: string) => page.locator(`.calendar-day[data-date="${date}"]`);
const drawer = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Focuses the day, which is hidden until the calendar has measured its columns. */
async function focusDay(page: Page): Promise<void> {
  await expect(day(page, DATE)).toBeVisible();
  await day(page, DATE).focus();
}

/** Adds an event of an hour on the day, from the keyboard. */
async function addEvent(page: Page, title: string): Promise<void> {
  await focusDay(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await page.keyboard.type(title);
  await page.getByRole('combobox', { name: 'Calendar' }).selectOption('Business');
  await page.locator('plinth-drawer').getByRole('button', { name: 'Add event' }).click();
  await expect(page.getByText('Event added')).toBeVisible();
  await expect(drawer(page, 'New event')).toBeHidden();
  await expect(day(page, DATE)).toContainText(title);
}

test('an event is added from the keyboard, changed and removed', JOURNEY, async ({ page }) => {
  await openDemoAs(page, 'client', address({ date: DATE }));
  await expect(page.getByRole('heading', { name: 'Calendar, March 2031' })).toBeVisible();
  await expect(page.getByText('No events in March 2031')).toBeVisible();
  await focusDay(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(day(page, '2031-03-18')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]event=new&start=2031-03-18/);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Start' })).toHaveValue('03/18/2031 9:00 AM');
  await page.locator('plinth-drawer').getByRole('button', { name: 'Add event' }).click();
  await expect(page.getByText('Please enter a valid event title')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Calendar' })).toHaveAccessibleDescription(/Choose a calendar/);
  await page.getByRole('textbox', { name: 'Title' }).fill('Stocktaking');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('combobox', { name: 'Calendar' }).selectOption('Family');
  await page.getByRole('textbox', { name: 'Event URL' }).fill('stock.example.com');
  await page.getByRole('textbox', { name: 'Start' }).fill('03/19/2031 2:00 PM');
  await page.getByRole('textbox', { name: 'End' }).focus();
  await expect(page.getByText('Enter a web address')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'End' })).toHaveValue('03/19/2031 3:00 PM');
  await page.getByRole('textbox', { name: 'End' }).fill('03/19/2031 1:00 PM');
  await page.getByRole('textbox', { name: 'Event URL' }).fill('https://stock.example.com');
  await expect(page.getByText('Choose an end that is not before the start')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open link' })).toHaveAttribute('target', '_blank');
  await page.getByRole('switch', { name: 'All day' }).click();
  await expect(page.getByText('Choose an end that is not before the start')).toBeHidden();
  await page.getByRole('textbox', { name: 'End' }).fill('03/20/2031');
  await page.locator('plinth-drawer').getByRole('button', { name: 'Add event' }).click();
  await expect(page.getByText('Event added')).toBeVisible();
  await expect(page.getByText('No events in March 2031')).toBeHidden();
  await page.getByRole('button', { name: 'Stocktaking Family' }).click();
  await expect(page.getByRole('textbox', { name: 'End' })).toHaveValue('03/20/2031');
  await page.getByRole('textbox', { name: 'Title' }).fill('Counting');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Event updated')).toBeVisible();
  await page.getByRole('button', { name: 'Counting Family' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Delete Counting?' })).toBeVisible();
  const question = page.locator('plinth-dialog[open]');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Event removed')).toBeVisible();
  await expect(page).not.toHaveURL(/(event|start)=/);
  await expect(page.getByText('No events in March 2031')).toBeVisible();
});

test('an event that is dragged to another day goes back with Undo, and opens in the view of its day', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await openDemoAs(page, 'admin', address({ date: DATE }));
  await addEvent(page, 'Delivery');
  const event = page.getByRole('button', { name: /^Delivery/ });
  const moveTo = async (date: string) => {
    await event.hover();
    await page.mouse.down();
    await day(page, date).hover({ position: { x: 40, y: 60 } });
    await day(page, date).hover({ position: { x: 42, y: 62 } });
    await page.mouse.up();
  };
  await moveTo('2031-03-13');
  await expect(page.getByText('Event updated')).toBeVisible();
  await expect(day(page, '2031-03-13')).toContainText('Delivery');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(day(page, DATE)).toContainText('Delivery');
  await day(page, DATE).getByRole('link').click();
  await expect(page).toHaveURL(/view=day/);
  await expect(page.getByRole('heading', { name: 'Monday, March 10, 2031' })).toBeVisible();
  await expect(event).toContainText('9:00–10:00 AM');
});

test('the calendars that are ticked are in the address, and only those are loaded', async ({ page }) => {
  await openDemoAs(page, 'admin', address());
  const all = page.getByRole('checkbox', { name: 'View all' });
  await expect(all).toBeChecked();
  // The page may still be requesting the events of all calendars.
  const loaded = page.waitForRequest((request) => {
    const { pathname, searchParams } = new URL(request.url());
    return pathname.endsWith(listEvents.path) && searchParams.get('calendars') === 'Business,Family,Holiday,ETC';
  });
  await page.getByRole('checkbox', { name: 'Personal' }).uncheck();
  await loaded;
  await expect(all).toHaveJSProperty('indeterminate', true);
  await expect(page.locator('.calendar-event.calendar-danger')).toHaveCount(0);
  await all.check();
  await all.uncheck();
  await expect(page.getByText('No calendar chosen')).toBeVisible();
  await expect(page).toHaveURL(/[?&]calendars=(&|$)/);
  await page.goBack();
  await expect(page.getByText('No calendar chosen')).toBeHidden();
});

test('the calendar is accessible at 1440 px and at 360 px, dark and in Arabic', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDemoAs(page, 'admin', address({ date: DATE }));
  await addEvent(page, 'Delivery');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(900);
  await page.getByRole('button', { name: /^Delivery/ }).click();
  await expect(drawer(page, 'Edit event')).toBeVisible();
  await expectAccessible(page);
  for (const view of ['week', 'list'] as const) {
    await page.goto(address({ date: DATE, view }));
    await expect(page.getByRole('button', { name: /^Delivery/ })).toBeVisible();
    await expectAccessible(page);
  }
  await page.evaluate(() => {
    localStorage.setItem('plinth.skin', 'dark');
    localStorage.setItem('plinth.language', 'ar');
  });
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(address({ date: DATE }));
  await expect(page.getByRole('heading', { name: /مارس 2031/ })).toBeVisible();
  await expect(page.locator('.month-day[aria-pressed="true"]')).toHaveAttribute('data-date', DATE);
  await expect(page.getByRole('button', { name: /^Delivery/ })).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
});

test('on a phone, the days of a month say how many events they have, and show them when they are chosen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openDemoAs(page, 'admin', address({ date: DATE }));
  await page.getByRole('button', { name: 'Add event' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Delivery');
  await page.getByRole('combobox', { name: 'Calendar' }).selectOption('Business');
  await page.locator('plinth-drawer').getByRole('button', { name: 'Add event' }).click();
  const chosen = page.getByRole('button', { name: 'Monday, March 10, 2031, 1 event' });
  await expect(chosen).toHaveAttribute('aria-pressed', 'true');
  await chosen.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]date=2031-03-17/);
  await expect(page.getByRole('heading', { name: 'Monday, March 17' })).toBeVisible();
  await expect(page.getByText('No events on this day.')).toBeVisible();
  await chosen.click();
  await page.getByRole('button', { name: /^Delivery/ }).click();
  await expect(drawer(page, 'Edit event')).toBeVisible();
});
