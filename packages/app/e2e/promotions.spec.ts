import { associatePromotion } from '@plinth/api-client/resources/promotions';
import { hrefOf } from '../src/core/routes/href.ts';
import { endsWith } from './support/addresses.ts';
import {
  expect,
  expectAccessible,
  expectNoHorizontalScroll,
  JOURNEY,
  layoutShifts,
  OWNER,
  PASSWORD,
  test,
} from './support/test.ts';
import { expireToken } from './support/tokens.ts';

const ASSOCIATE = /\/promotions\/customers\/[^/]+\/[^/]+\/associate$/;

test(
  'a code in the address survives a reload, is applied once after sign-in, and is confirmed',
  JOURNEY,
  async ({ page, signIn }) => {
    const posts: string[] = [];
    page.on('request', (request) => {
      if (ASSOCIATE.test(request.url())) posts.push(request.url());
    });
    await page.goto(hrefOf('register', {}, { promo: 'WELCOME25' }));
    await expect(page.getByText('Code WELCOME25 will be applied to your account')).toBeVisible();
    await expect(page).toHaveURL(endsWith(hrefOf('register')));
    expect(await layoutShifts(page)).toEqual([]);
    await page.reload();
    await expect(page.getByText('Code WELCOME25 will be applied to your account')).toBeVisible();
    await signIn(OWNER);
    await expect(page.locator('plinth-toast').getByText('$250 off the first fee')).toBeVisible();
    await page.getByRole('button', { name: /^Notifications, \d new$/ }).click();
    await expect(page.getByRole('list', { name: 'Notifications' }).getByText('Code WELCOME25 applied')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: /^Notifications, \d new$/ })).toBeVisible();
    expect(posts).toHaveLength(1);
  },
);

for (const [code, text] of [
  ['HARVEST500', 'This code has already been used. Nothing was changed.'],
  ['NOWHERE', 'We don’t recognize this code. Nothing was changed.'],
] as const) {
  test(`the code ${code} is refused with a dismissible message that blocks nothing`, async ({ page, signIn }) => {
    await signIn(OWNER, { path: hrefOf('login', {}, { promo: code }) });
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByText('$266,600')).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByText(text)).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('$266,600')).toBeVisible();
    await expect(page.getByText(text)).toHaveCount(0);
  });
}

test('a double click on the retry of a code with an expired token is one action', async ({ page, signIn }) => {
  const statuses: number[] = [];
  const keys = new Set<string | undefined>();
  page.on('response', (response) => {
    if (!ASSOCIATE.test(response.url())) return;
    statuses.push(response.status());
    keys.add(response.request().headers()['idempotency-key']);
  });
  const fault = `${associatePromotion.name}:bad-gateway:once`;
  // Slow enough that the second click comes before the response to the first.
  const latency = `0,${associatePromotion.name}:1000`;
  await signIn(OWNER, { path: hrefOf('login', {}, { promo: 'WELCOME25', fault, latency }) });
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await expireToken(page, 'pointerdown');
  await retry.dblclick();
  await expect.poll(() => statuses).toEqual([502, 401, 201]);
  await page.getByRole('button', { name: /^Notifications, \d new$/ }).click();
  await expect(page.getByRole('list', { name: 'Notifications' }).getByText('Code WELCOME25 applied')).toBeVisible();
  expect(statuses).toHaveLength(3);
  expect(keys.size).toBe(1);
});

test('a notification type stays switched off', async ({ page, signIn }) => {
  await signIn(OWNER);
  const openNotifications = async () => page.getByRole('button', { name: /^Notifications/ }).click();
  const list = page.getByRole('list', { name: 'Notifications' });
  const notice = list.getByText('Tidewater Credit Union disconnected');
  await openNotifications();
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Notification settings' }).click();
  await page.getByRole('switch', { name: 'Disconnected accounts' }).click();
  await page.getByRole('button', { name: 'Notification settings' }).click();
  await expect(notice).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Reconnect' })).toBeVisible();
  await openNotifications();
  await expect(list).toBeVisible();
  await expect(notice).toHaveCount(0);
});

for (const [width, skin, dir] of [
  [1440, 'light', 'ltr'],
  [360, 'dark', 'rtl'],
] as const) {
  test(`bell, switches and toast are accessible at ${width} px in ${skin}, ${dir}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript((value) => localStorage.setItem('plinth.skin', value), skin);
    await page.goto(hrefOf('login', {}, { promo: 'HARVEST500' }));
    // The page is painted before its code has loaded.
    await expect(page.locator('[defer-hydration]')).toHaveCount(0);
    await expectAccessible(page);
    await page.getByLabel('Email').fill(OWNER);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByText('This code has already been used. Nothing was changed.')).toBeVisible();
    await expect(page.getByText('$266,600')).toBeVisible();
    await page.evaluate((value) => document.documentElement.setAttribute('dir', value), dir);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Notification settings' }).click();
    await expect(page.getByRole('switch')).toHaveCount(6);
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
  });
}
