import type { Locator, Page } from '@playwright/test';
import { addPostComment } from '@plinth/api-client/demo/profile';
import { demoRoutes } from '../src/demo/_shared/routes.ts';
import { endsWith } from './support/addresses.ts';
import { holdCalls, openDemoAs } from './support/demo.ts';
import { expect, expectAccessible, JOURNEY, test } from './support/test.ts';

const question = (page: Page): Locator => page.locator('plinth-dialog[open][alert]');

test('a post is written, liked, commented on and deleted, and a poll takes one vote', JOURNEY, async ({ page }) => {
  await openDemoAs(page, 'admin', demoRoutes.hrefOf('profile'));
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByRole('article')).toHaveCount(6);
  await page.getByLabel('Write a post').fill('The ledger balances.');
  await page.reload();
  // The typed text is kept as a draft.
  await expect(page.getByLabel('Write a post')).toHaveValue('The ledger balances.');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  const post = page.getByRole('article', { name: /The ledger balances/ });
  await post.getByRole('button', { name: 'Like, 0 likes' }).click();
  await expect(post.getByRole('button', { name: 'Like, 1 like' })).toHaveAttribute('aria-pressed', 'true');
  await post.getByLabel('Comment on the post by Ines Calloway').fill('Twice, even.');
  await post.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(post.getByText('Twice, even.')).toBeVisible();
  await page.getByRole('radio', { name: 'Bay 3, for oil' }).check();
  await page.getByRole('button', { name: 'Vote: Which shelf do we build next?' }).click();
  await expect(page.getByText('20 votes')).toBeVisible();
  await page.getByRole('button', { name: 'Follow Ida Falk' }).click();
  await expect(page.getByRole('button', { name: 'Following Ida Falk' })).toBeVisible();
  await expectAccessible(page);
  await post.getByRole('button', { name: /^Delete your post/ }).click();
  await question(page).getByRole('button', { name: 'Delete' }).click();
  await expect(post).toHaveCount(0);

  await page.getByRole('tab', { name: 'Photos' }).click();
  await page.getByRole('button', { name: 'Open photo “Bay 3, before the oil”' }).click();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Photo 4 of 9')).toBeVisible();
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('photo') === '4');
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Friends' }).click();
  await page.getByRole('searchbox', { name: 'Search friends' }).fill('marta');
  await page.getByRole('button', { name: 'Open chat with Marta Quill' }).click();
  await expect(page).toHaveURL(endsWith(demoRoutes.hrefOf('chat', {}, { contact: 7 })));
});

test('a comment cannot be changed while it is being sent', async ({ page }) => {
  await openDemoAs(page, 'admin', demoRoutes.hrefOf('profile'));
  const field = page.getByLabel('Comment on the post by Ines Calloway').first();
  await field.fill('Twice, even.');
  const calls = await holdCalls(page, addPostComment.path);
  await field.press('Enter');
  await expect.poll(calls.count).toBe(1);
  await page.keyboard.type(' Or thrice');
  await expect(field).toHaveValue('Twice, even.');
  await calls.release();
  await expect(page.getByText('Your comment was added')).toBeVisible();
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
});

test('the modal examples save what they show', async ({ page }) => {
  await openDemoAs(page, 'admin', demoRoutes.hrefOf('modal-examples'));
  const show = (title: string) => page.getByRole('button', { name: `Open: ${title}` }).click();
  await show('Share project');
  await page.getByRole('combobox', { name: 'User' }).selectOption('Ada Moreno');
  await page.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByText('Ada Moreno was invited')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await show('Refer and earn');
  await page.getByRole('textbox', { name: 'Email' }).fill('somebody');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('Enter a valid email address')).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill('petra.lund@example.com');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('Invitation sent to petra.lund@example.com')).toBeVisible();
  await page.keyboard.press('Escape');
  await show('Add new address');
  for (const [label, value] of [
    ['Name', 'Plinth'],
    ['Street and number', '9 Weaver Row'],
    ['City', 'Eugene'],
    ['Postal code', '97401'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel('Country', { exact: true }).selectOption('United States');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('The address was added')).toBeVisible();
  await show('Create app');
  await page.getByRole('tab', { name: '5. Submit' }).click();
  await page.getByRole('button', { name: 'Create app', exact: true }).click();
  await expect(page.getByText('Enter a name')).toBeVisible();
  await page.getByLabel('App name', { exact: true }).fill('Order desk');
  await page.getByRole('radio', { name: 'Shop' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('radio', { name: 'Lit' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Database name', { exact: true }).fill('order_desk');
  await page.getByRole('radio', { name: 'SQLite' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('radio', { name: 'Pay later' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Create app', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Order desk' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(demoRoutes.hrefOf('email', { folder: 'sent' }));
  await expect(page.getByRole('link', { name: /A project was shared with you/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Try Plinth/ })).toBeVisible();
  await page.goto(demoRoutes.hrefOf('account-settings', {}, { tab: 'billing' }));
  await expect(page.getByText('9 Weaver Row')).toBeVisible();
});
