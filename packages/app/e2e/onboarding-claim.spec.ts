import { hrefOf } from '../src/core/routes/href.ts';
import { giveCompany, step } from './support/onboarding.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('a missing claim is reported after a minute; polling can be restarted, and ends when the claim arrives', async ({
  page,
  newAccount,
  signIn,
  setClaim,
}) => {
  test.setTimeout(120_000);
  await page.clock.install();
  const { email, localId } = await newAccount();
  await signIn(email, { path: hrefOf('login', {}, { scenario: 'unclaimed' }) });
  const looks: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('securetoken.googleapis.com')) looks.push(request.url());
  });
  const message = page.getByText('its account is not ready yet');
  const heading = page.getByRole('heading', { level: 1, name: 'Setting up your company' });
  /** Advances the clock second by second until a condition is met. */
  const passUntil = (seen: () => Promise<boolean>) =>
    expect
      .poll(
        async () => {
          await page.clock.fastForward(1_000);
          return seen();
        },
        { timeout: 60_000, intervals: [50] },
      )
      .toBe(true);

  await giveCompany(page);
  await expect(heading).toBeFocused();
  await passUntil(() => message.isVisible());
  expect(looks).toHaveLength(60);
  await expectAccessible(page);

  await page.clock.runFor(30_000);
  await expect(message).toBeVisible();
  expect(looks).toHaveLength(60);

  await page.reload();
  await expect(heading).toBeVisible();
  await passUntil(() => message.isVisible());

  await setClaim(localId);
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(message).toHaveCount(0);
  await expect(heading).toBeFocused();
  await passUntil(() => page.getByRole('heading', { level: 1, name: 'Link a bank' }).isVisible());
  await expect(page).toHaveURL(step('bank'));
});
