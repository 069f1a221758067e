import { savePost } from '@plinth/api-client/demo/blog';
import { hrefOf } from '../src/core/routes/href.ts';
import { demoRoutes } from '../src/demo/_shared/routes.ts';
import { endsWith } from './support/addresses.ts';
import { openDemoAs } from './support/demo.ts';
import { expect, expectAccessible, JOURNEY, test } from './support/test.ts';

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a post is edited with a picture, read, and commented on', JOURNEY, async ({ page }) => {
  await openDemoAs(page, 'admin', demoRoutes.hrefOf('blog-list'));
  await page.getByRole('searchbox', { name: 'Search posts' }).fill('delivery van');
  await page.getByRole('link', { name: 'How three shops share one delivery van', exact: true }).first().click();
  await page.locator('.list-page-actions').getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('One van, three shops');
  // The address of a published post stays until it is asked for.
  await expect(page.getByRole('textbox', { name: 'Slug' })).toHaveValue('how-three-shops-share-one-delivery-van');
  await page.getByRole('button', { name: 'Update the address' }).click();
  await expect(page.getByRole('textbox', { name: 'Slug' })).toHaveValue('one-van-three-shops');
  await expect(page.getByRole('button', { name: 'Update the address' })).toHaveCount(0);
  await page
    .locator('input[type=file]')
    .setInputFiles([{ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') }]);
  await expect(page.getByText('notes.txt')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles([{ name: 'van.png', mimeType: 'image/png', buffer: PIXEL }]);
  await expect(page.locator('.picture-field img')).toBeVisible();
  // Leaving asks, and what was typed is there again after a reload.
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('One van, three shops');
  await page.locator('input[type=file]').setInputFiles([{ name: 'van.png', mimeType: 'image/png', buffer: PIXEL }]);
  const saved = page.waitForResponse((response) => response.url().endsWith(savePost.path));
  await page.getByRole('button', { name: 'Save changes' }).click();
  await saved;
  await expect(page.getByRole('heading', { level: 1, name: 'One van, three shops' })).toBeVisible();
  await expect(page.locator('.post-picture img')).toHaveJSProperty('naturalWidth', 1);

  const form = page.getByRole('form', { name: 'Leave a comment' });
  await form.getByRole('button', { name: 'Post comment' }).click();
  await expect(form.getByText('Enter a name')).toBeVisible();
  await form.getByRole('textbox', { name: 'Name' }).fill('Inga Solberg');
  await form.getByRole('textbox', { name: 'Email' }).fill('inga.solberg@example.com');
  await form.getByRole('textbox', { name: 'Comment' }).fill('We share a boat in the same way.');
  await form.getByRole('checkbox', { name: 'Remember me on this device' }).check();
  await form.getByRole('button', { name: 'Post comment' }).click();
  await expect(page.getByText('Comment posted')).toBeVisible();
  await expect(page.locator('.comment').filter({ hasText: 'We share a boat in the same way.' })).toBeFocused();
  await expect(page.getByText('4 comments')).toBeVisible();
  await page.getByRole('button', { name: 'Reply to Inga Solberg' }).click();
  const reply = page.getByRole('form', { name: 'Reply to Inga Solberg' });
  await expect(reply.getByRole('textbox', { name: 'Name' })).toHaveValue('Inga Solberg');
  await expectAccessible(page);
  await reply.getByRole('textbox', { name: 'Reply' }).fill('With a timetable, too.');
  await reply.getByRole('button', { name: 'Post reply' }).click();
  await expect(page.locator('.comment-replies').getByText('With a timetable, too.')).toBeVisible();
});

test('a client reads and bookmarks a post, but may not edit it', async ({ page }) => {
  await openDemoAs(page, 'client', demoRoutes.hrefOf('blog-detail'));
  await expect(page).toHaveURL(endsWith(demoRoutes.hrefOf('blog-detail', { id: '1' })));
  const bookmark = page.getByRole('button', { name: /^Bookmark, / });
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
  await bookmark.click();
  await expect(page.getByText('Bookmark removed')).toBeVisible();
  await expect(bookmark).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);
  await page.goto(demoRoutes.hrefOf('blog-edit', { id: '1' }));
  await expect(page).toHaveURL(endsWith(hrefOf('not-authorized')));
});
