import type { Locator, Page } from '@playwright/test';
import { hrefOf } from '../src/core/routes/href.ts';
import { endsWith } from './support/addresses.ts';
import { freshEmail, meetingChoices, submitAmount, skip, step } from './support/onboarding.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, PASSWORD, test } from './support/test.ts';

/**
 * Checks that a step is shown: the document title names it, its heading has the focus, and no live region announces the
 * same text.
 */
async function expectStep(page: Page, name: string, title: string, heading: string): Promise<void> {
  // The claim takes some seconds to arrive.
  await expect(page).toHaveURL(step(name), { timeout: 20_000 });
  await expect(page).toHaveTitle(`${title} – Plinth`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(
    page.locator('output, [aria-live], [role=status], [role=alert]').filter({ hasText: heading }),
  ).toHaveCount(0);
}

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element.matches(':focus'))) return;
  }
  await expect(target).toBeFocused();
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, button(page, name));
  await page.keyboard.press('Enter');
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label));
  await page.keyboard.type(text);
}

test('account and amount can be entered by keyboard alone', async ({ page }) => {
  await page.goto(hrefOf('register'));
  await expect(page).toHaveTitle('Create an account – Plinth');
  await type(page, 'Full name', 'Ines Calloway');
  await page.keyboard.press('Tab');
  await page.keyboard.type(freshEmail());
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expectStep(page, 'amount', 'Amount', 'How much do you need?');
  await tabTo(page, page.getByRole('textbox', { name: 'Amount' }));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('250000');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('slider', { name: 'Amount' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Phone')).toBeFocused();
  await page.keyboard.press('Enter');
  await expectStep(page, 'company', 'Company', 'Tell us about your company');
});

test('the steps from the meeting to the dashboard are operable by keyboard alone', async ({
  page,
  newAccount,
  signIn,
}) => {
  test.setTimeout(120_000);
  const { email } = await newAccount();
  await signIn(email, { scenario: 'time' });
  await expectStep(page, 'time', 'Meeting', 'Pick a time to talk');

  const [days, times] = meetingChoices(page);
  await tabTo(page, days.first());
  await page.keyboard.press('ArrowRight');
  await expect(days.nth(1)).toBeChecked();
  await tabTo(page, times.first());
  await page.keyboard.press('Space');
  await expect(times.first()).toBeChecked();
  await type(page, 'Street', '2140 SE Division Street');
  await type(page, 'City', 'Portland');
  await type(page, 'State', 'Oreg');
  await type(page, 'ZIP code', '97202');
  await press(page, 'Book the meeting');

  await expectStep(page, 'company', 'Company', 'Tell us about your company');
  await type(page, 'Legal name', 'Harrow & Vine Provisions LLC');
  await type(page, 'Industry', 'Retail');
  await type(page, 'Monthly revenue', 'Under');
  await press(page, 'Continue');
  await expectStep(page, 'company', 'Company', 'Setting up your company');

  await expectStep(page, 'bank', 'Bank', 'Link a bank');
  await press(page, 'Skip for now');
  await expectStep(page, 'accounting', 'Accounting', 'Link your accounting');
  await press(page, 'Skip for now');
  await expectStep(page, 'commerce', 'Commerce', 'Link your shops');
  await press(page, 'Skip for now');
  await expectStep(page, 'complete', 'Review', 'Review your application');
  await press(page, 'Submit application');
  await expect(page).toHaveURL(endsWith(hrefOf('dashboard')));
  await expect(page).toHaveTitle('Dashboard – Plinth');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

for (const [width, skin, dir] of [
  [1440, 'light', 'ltr'],
  [360, 'dark', 'rtl'],
] as const) {
  test(`every step is accessible at ${width} px in ${skin}, ${dir}`, async ({ page, newAccount, signIn }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript((value) => localStorage.setItem('plinth.skin', value), skin);
    const check = async (heading: string) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await page.evaluate((value) => document.documentElement.setAttribute('dir', value), dir);
      await expectAccessible(page);
      await expectNoHorizontalScroll(page);
    };
    const { email } = await newAccount('שרה לוי');
    await signIn(email, { scenario: 'bank' });
    await expect(button(page, 'Link a bank')).toBeVisible({ timeout: 20_000 });
    await page.goto(hrefOf('register', { step: 'amount' }));
    await check('How much do you need?');
    await submitAmount(page, '1500000', '');
    await check('Link a bank');
    for (const [name, heading] of [
      ['million', 'A specialist calls you first'],
      ['time', 'Pick a time to talk'],
      ['company', 'Tell us about your company'],
    ] as const) {
      await page.goto(hrefOf('register', { step: name }));
      await check(heading);
    }
    await page.goto(hrefOf('register', { step: 'bank' }));
    await skip(page);
    await check('Link your accounting');
    await skip(page);
    await check('Link your shops');
    await skip(page);
    await check('Review your application');
  });
}

test('at a zoom of 200 % the steps keep their content within the window', async ({ page, newAccount, signIn }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  const { email } = await newAccount();
  await signIn(email, { scenario: 'company' });
  for (const name of ['amount', 'time', 'company']) {
    await page.goto(hrefOf('register', { step: name }));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoHorizontalScroll(page);
  }
});
