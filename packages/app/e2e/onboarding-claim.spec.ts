import { submitCompany, step } from './support/onboarding.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('a missing claim is reported after five minutes; polling can be restarted, survives a reload, and ends when the claim arrives', async ({
  page,
  newAccount,
  signIn,
  setClaim,
}) => {
  test.setTimeout(180_000);
  await page.clock.install();
  const { email, localId } = await newAccount();
  await signIn(email, { scenario: 'unclaimed' });
  const refreshes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('securetoken.googleapis.com'))
      refreshes.push(request.url());
  });
  const message = page.getByText('its account isn’t ready yet');
  const heading = page.getByRole('heading', { level: 1, name: 'Setting up your company' });
  /** Advances the clock in steps of five seconds until a condition is met. */
  const advanceUntil = (isMet: () => Promise<boolean>) =>
    expect
      .poll(
        async () => {
          await page.clock.fastForward(5_000);
          return isMet();
        },
        { timeout: 80_000, intervals: [50] },
      )
      .toBe(true);

  await submitCompany(page);
  await expect(heading).toBeFocused();
  await advanceUntil(() => message.isVisible());
  expect(refreshes).toHaveLength(108);
  await expectAccessible(page);

  await page.clock.runFor(30_000);
  await expect(message).toBeVisible();
  expect(refreshes).toHaveLength(108);

  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(message).toHaveCount(0);
  await expect(heading).toBeFocused();
  await advanceUntil(async () => refreshes.length > 110);

  await page.reload();
  await expect(heading).toBeVisible();
  await setClaim(localId);
  await advanceUntil(() => page.getByRole('heading', { level: 1, name: 'Link a bank' }).isVisible());
  await expect(page).toHaveURL(step('bank'));
});
