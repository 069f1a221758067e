import type { Locator, Page } from '@playwright/test';
import { demoRoutes } from '../src/demo/_shared/routes.ts';
import { openDemoAs } from './support/demo.ts';
import { expect, expectAccessible, JOURNEY, test } from './support/test.ts';

/** A user with projects, invoices, devices, cards and an address. */
const USER = { id: '3', name: 'Hugo Marsh', email: 'hugo.marsh@example.com' };

const hrefOf = (tab?: string): string => demoRoutes.hrefOf('user', { id: USER.id }, tab === undefined ? {} : { tab });
const openForm = (page: Page): Locator => page.locator('plinth-drawer[open], plinth-dialog[open]:not([alert])');
const question = (page: Page): Locator => page.locator('plinth-dialog[open][alert]');
const panel = (page: Page): Locator => page.getByRole('tabpanel');
const firstCell = (page: Page): Locator => page.getByRole('table', { name: 'Projects' }).getByRole('rowheader').first();

async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name, exact: true }).click();
  await expect(page.getByRole('tab', { name, exact: true })).toHaveAttribute('aria-selected', 'true');
}

test('the tab, the order and the search of the projects are in the address', JOURNEY, async ({ page }) => {
  // Wide enough for the columns of the table.
  await page.setViewportSize({ width: 1_440, height: 900 });
  await openDemoAs(page, 'admin', hrefOf());
  await expect(page.getByRole('heading', { level: 1, name: USER.name })).toBeVisible();
  await expect(page).toHaveTitle(`${USER.name} – Plinth`);
  const projects = page.getByRole('table', { name: 'Projects' });
  await expect(firstCell(page)).toBeVisible();
  const count = await projects.getByRole('rowheader').count();
  const done = await projects.getByRole('row', { name: /100%/ }).count();
  expect(count).toBeGreaterThan(3);
  await expect(page.locator('.user-work > div', { hasText: 'Projects done' }).locator('dd')).toHaveText(String(done));

  const barLengths = await projects
    .locator('plinth-progress:visible')
    .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width));
  expect([barLengths.length, new Set(barLengths).size]).toEqual([count, 1]);

  const names = await projects.getByRole('rowheader').allInnerTexts();
  const sortedNames = names.toSorted((one, other) => one.localeCompare(other, 'en'));
  expect(names).not.toEqual(sortedNames);
  await projects.getByRole('button', { name: 'Project', exact: true }).click();
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('sortColumn') === 'name');
  await expect(projects.getByRole('rowheader')).toHaveText(sortedNames, { useInnerText: true });

  const name = sortedNames.at(-1)?.split('\n')[0] ?? '';
  await page.keyboard.press('/');
  await page.keyboard.type(name);
  await expect(projects.getByRole('rowheader')).toHaveCount(1);
  await expect(firstCell(page)).toContainText(name);
  await page.getByRole('searchbox', { name: 'Search projects' }).fill('zzz');
  await expect(page.getByText('No project matches')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(projects.getByRole('rowheader')).toHaveCount(count);
  await expect(page.getByRole('table', { name: 'Invoices' }).getByRole('row')).not.toHaveCount(1);
  await expectAccessible(page);

  await openTab(page, 'Security');
  await expect(page).toHaveURL(
    ({ searchParams }) => searchParams.get('tab') === 'security' && !searchParams.has('sortColumn'),
  );
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Account', exact: true })).toHaveAttribute('aria-selected', 'true');
  await page.goto(hrefOf('billing'));
  await expect(page.getByRole('heading', { level: 2, name: 'Payment methods' })).toBeVisible();
});

test('a reset link is a sent mail, two-step verification needs the code, and a device is signed out', async ({
  page,
}) => {
  await openDemoAs(page, 'admin', hrefOf('security'));
  await panel(page).getByRole('button', { name: 'Edit' }).click();
  await openForm(page).getByRole('radio', { name: 'Authenticator app' }).check();
  await openForm(page).getByRole('button', { name: 'Continue' }).click();
  await expect(openForm(page).locator('svg.qr-code path')).toHaveAttribute('d', /^M/);
  await expectAccessible(page);
  await page.getByLabel('Six-digit code').fill('111111');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('That code isn’t right. Check it and try again.')).toBeVisible();
  await expect(page.getByLabel('Six-digit code')).toBeFocused();
  await page.getByRole('button', { name: 'Back' }).click();

  await openForm(page).getByRole('radio', { name: 'SMS' }).check();
  await openForm(page).getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('textbox', { name: 'Phone' }).fill('12');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('Enter a valid phone number')).toBeVisible();
  await page.getByRole('textbox', { name: 'Phone' }).fill('+44 20 7946 0155');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('••••••••••55')).toBeVisible();
  await page.getByLabel('Six-digit code').fill('424242');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(panel(page).getByText('+44 20 7946 0155')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Remove' }).click();
  await question(page).getByRole('button', { name: 'Remove' }).click();
  await expect(panel(page).getByText('Off. You sign in with your password only.')).toBeVisible();

  const signOuts = panel(page).getByRole('button', { name: /^Sign out / });
  await expect(signOuts.first()).toBeVisible();
  const devices = await signOuts.count();
  await signOuts.first().click();
  await expect(question(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question(page).getByRole('button', { name: 'Sign out' }).click();
  await expect(signOuts).toHaveCount(devices - 1);
  await page.reload();
  await expect(signOuts).toHaveCount(devices - 1);

  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText(`Reset link sent to ${USER.email}`)).toBeVisible();
  await page.goto(demoRoutes.hrefOf('email', { folder: 'sent' }));
  await page.getByRole('link', { name: /Choose a new password/ }).click();
  await expect(page.getByRole('link', { name: /forgot-password-basic$/ })).toBeVisible();
});

test('a card is checked, stored with its last four digits, made primary and deleted; the address is changed', async ({
  page,
}) => {
  await openDemoAs(page, 'admin', hrefOf('billing'));
  await page.getByRole('button', { name: 'Add payment method' }).click();
  const form = openForm(page);
  await form.getByLabel('Card number').fill('4242 4242 4242 4241');
  await form.getByLabel('Name on card').fill('Hugo Marsh');
  await form.getByLabel('Expiry').fill('01/20');
  await form.getByRole('button', { name: 'Add payment method' }).click();
  await expect(form.getByText('Enter a valid card number')).toBeVisible();
  await expect(form.getByText('This card has expired')).toBeVisible();
  await expect(form.getByLabel('Card number')).toBeFocused();
  await page.keyboard.press('Escape');
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await form.getByLabel('Card number').fill('4242 4242 4242 4242');
  await form.getByLabel('Expiry').fill('12/98');
  await form.getByRole('button', { name: 'Add payment method' }).click();
  await expect(form).toBeHidden();

  const methods = panel(page).getByRole('listitem');
  const card = methods.filter({ hasText: 'Visa ····4242' });
  await expect(card).toContainText('Expires 12/98');
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).toMatch(/lastFour\W+4242/);
  expect(stored).not.toMatch(/4242\s?4242/);

  await card.getByRole('button', { name: 'Actions for Visa ····4242' }).click();
  await page.getByRole('menuitem', { name: 'Make primary' }).click();
  await expect(methods.first()).toContainText('4242');
  await expect(methods.first()).toContainText('Primary');
  await card.getByRole('button', { name: 'Actions for Visa ····4242' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(form.getByLabel('Card number')).toHaveCount(0);
  await form.getByLabel('Name on card').fill('H. Marsh');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(card).toContainText('H. Marsh');
  await card.getByRole('button', { name: 'Actions for Visa ····4242' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await question(page).getByRole('button', { name: 'Delete' }).click();
  await expect(card).toHaveCount(0);
  await expect(methods.first()).toContainText('Primary');

  await page.getByRole('button', { name: 'Edit address' }).click();
  await form.getByLabel('City').fill('');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Enter a city')).toBeVisible();
  await form.getByLabel('City').fill('Cromer');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(panel(page).locator('address')).toContainText('Cromer');
  await expectAccessible(page);
});

test('changed settings are asked about, kept as a draft, and saved or discarded', async ({ page }) => {
  await openDemoAs(page, 'admin', hrefOf('notifications'));
  const digest = panel(page).getByRole('switch', { name: 'Blog digest' });
  await expect(panel(page).getByRole('switch')).toHaveCount(6);
  await expect(digest).not.toBeChecked();
  await expect(panel(page).getByRole('button', { name: 'Save' })).toBeDisabled();
  await digest.check();
  await page.getByRole('tab', { name: 'Connections' }).click();
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Social links' })).toBeVisible();
  await openTab(page, 'Notifications');
  await expect(digest).toBeChecked();
  await panel(page).getByRole('button', { name: 'Discard changes' }).click();
  await expect(digest).not.toBeChecked();
  await digest.check();
  await panel(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Notifications were saved')).toBeVisible();
  await page.reload();
  await expect(digest).toBeChecked();

  await openTab(page, 'Connections');
  await expect(panel(page).getByRole('switch')).toHaveCount(4);
  const quora = panel(page).getByRole('textbox', { name: 'Quora' });
  await quora.fill('quora.example.com/hugo');
  await panel(page).getByRole('button', { name: 'Save' }).click();
  await expect(panel(page).getByText('Enter a web address that starts with https://')).toBeVisible();
  await quora.fill('https://quora.example.com/hugo');
  await expect(panel(page).getByRole('link', { name: 'Open Quora link' })).toHaveAttribute(
    'href',
    'https://quora.example.com/hugo',
  );
  const google = panel(page).getByRole('switch', { name: 'Google' });
  const isOn = await google.isChecked();
  await google.setChecked(!isOn);
  await panel(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Connections were saved')).toBeVisible();
  await page.reload();
  await expect(quora).toHaveValue('https://quora.example.com/hugo');
  expect(await google.isChecked()).toBe(!isOn);
  await panel(page).getByRole('button', { name: 'Remove Quora link' }).click();
  await expect(quora).toHaveValue('');
  await expectAccessible(page);
});

test('the plan is changed from the card, and deleting the user leads back to the list as it was', async ({ page }) => {
  const list = demoRoutes.hrefOf('users', {}, { q: USER.name, status: 'pending' });
  await openDemoAs(page, 'admin', list);
  await page.getByRole('link', { name: USER.name }).click();
  await page.getByRole('button', { name: 'Change plan', exact: true }).click();
  await openForm(page)
    .getByRole('radio', { name: /^Enterprise/ })
    .check();
  await openForm(page).getByRole('button', { name: 'Change plan' }).click();
  await expect(page.locator('.user-plan')).toContainText('$99');
  await openTab(page, 'Billing');
  await expect(panel(page).getByText('Enterprise')).toBeVisible();
  await page.locator('.user-actions').getByRole('button', { name: 'Delete' }).click();
  await question(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(
    ({ searchParams }) => searchParams.get('q') === USER.name && searchParams.get('status') === 'pending',
  );
  await expect(page.getByText('No user matches', { exact: true })).toBeVisible();
});
