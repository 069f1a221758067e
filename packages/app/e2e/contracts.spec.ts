import { hrefOf } from '../src/core/routes/href.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, JOURNEY, sentencePattern, test } from './support/test.ts';

test.describe('a contract', () => {
  test(
    'opens from its row with the keyboard, shows its sums, and returns the focus',
    JOURNEY,
    async ({ page, openAsOwner }) => {
      await openAsOwner();
      const row = page.getByRole('table', { name: 'Contracts' }).getByRole('row', { name: /^C-1077/ });
      await row.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(hrefOf('dashboard', {}, { contract: 'C-1077' }));
      await expect(page.getByRole('dialog', { name: /^C-1077/ })).toBeVisible();
      const drawer = page.locator('plinth-drawer');
      await expect(drawer.getByText('$123,600').first()).toBeVisible();
      await expect(drawer.getByText(sentencePattern('$36,900 of $160,500'))).toBeVisible();
      await expect(drawer.getByText('Legal and filing')).toBeVisible();
      await expect(drawer.getByText('Every Monday')).toBeVisible();
      await expect(drawer.getByText('9 made, 31 due')).toBeVisible();
      const schedule = drawer.getByRole('table', { name: 'Repayment schedule' });
      await schedule.getByRole('button', { name: 'Show 5 earlier' }).click();
      await schedule.getByRole('button', { name: /^CR-/ }).first().click();
      await expect(schedule.getByRole('cell', { name: 'Shopfront payouts' })).toBeVisible();
      await expect(schedule.getByRole('row', { name: /^Total/ })).toContainText('$160,500');
      const sign = drawer.getByRole('link', { name: 'Sign' });
      await expect(sign).toHaveAttribute('href', /\/hosted\/agreement\.html\?id=C-1077-topup-1/);
      await expect(drawer.getByText('Waiting for you')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(drawer).toHaveCount(0);
      await expect(page).toHaveURL(hrefOf('dashboard'));
      await expect(row).toBeFocused();
    },
  );

  test('opens by a click and by an address, and closes with Back', async ({ page, openAsOwner }) => {
    await openAsOwner();
    await page.getByRole('table', { name: 'Contracts' }).getByText('$65,400').first().click();
    const drawer = page.getByRole('dialog', { name: /^C-0913/ });
    await expect(drawer).toBeVisible();
    await expect(page.getByText('Left to repay')).toBeVisible();
    await page.goBack();
    await expect(drawer).toHaveCount(0);
    await page.setViewportSize({ width: 360, height: 720 });
    await page.goto(hrefOf('dashboard', {}, { contract: 'C-1042' }));
    await expect(page.getByRole('dialog', { name: /^C-1042/ })).toBeVisible();
    await expectNoHorizontalScroll(page);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('table', { name: 'Contracts' }).getByRole('row', { name: /C-1042/ })).toBeFocused();
  });

  test('that does not exist is named as not found', async ({ page, openAsOwner }) => {
    await openAsOwner(hrefOf('dashboard', {}, { contract: 'C-0000' }));
    await expect(page.getByRole('dialog', { name: 'Contract not found' })).toBeVisible();
    await expect(page.getByText('the link may be incomplete')).toBeVisible();
  });
});

test.describe('in Auckland', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('a due date is the same day as in any other time zone', async ({ page, openAsOwner }) => {
    await openAsOwner();
    await expect(page.getByText(/^Monday, /)).toBeVisible();
    await page.goto(hrefOf('dashboard', {}, { contract: 'C-1077' }));
    const schedule = page.getByRole('table', { name: 'Repayment schedule' });
    const next = await schedule.locator('[aria-current="step"] th').innerText();
    const day = new Date(`${next.trim()} ${new Date().getFullYear()} 12:00 UTC`);
    expect(day.getUTCDay()).toBe(1);
  });
});
