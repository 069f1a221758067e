import type { Locator, Page } from '@playwright/test';
import { updateChatProfile, updateContact } from '@plinth/api-client/demo/chat';
import { demoRoutes } from '../src/demo/_shared/routes.ts';
import { holdCalls, openDemoAs } from './support/demo.ts';
import { expect, JOURNEY, test } from './support/test.ts';

const chatsOf = (page: Page): Locator => page.getByRole('list', { name: 'Chats' }).getByRole('listitem');
const openContact = (page: Page, name: string): Promise<void> =>
  page.getByRole('list', { name: 'Contacts' }).getByRole('link', { name }).click();
const LEO_ID = 6;

/** Blocks the contact as another device of the user would: the page does not know. */
const setBlocked = (page: Page, blocked: boolean): Promise<boolean> =>
  page.evaluate(
    async ({ path, body }) => {
      const headers = { 'Content-Type': 'application/json' };
      return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).ok;
    },
    { path: updateContact.path, body: { id: LEO_ID, blocked } },
  );

test(
  'a message is sent, one that fails is kept and sent again, and each contact has a draft',
  JOURNEY,
  async ({ page }) => {
    await openDemoAs(page, 'admin', demoRoutes.hrefOf('chat'));
    await expect(chatsOf(page).first()).toContainText('Marta Quill');
    await openContact(page, 'Leo Marchetti');
    const field = page.getByLabel('Message', { exact: true });
    const log = page.getByRole('log');
    await expect(field).toBeFocused();
    await page.keyboard.type('Two wheels of the blue');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('for Saturday');
    await page.keyboard.press('Enter');
    await expect(log.getByText('Two wheels of the blue')).toHaveText('Two wheels of the blue\nfor Saturday');
    await expect(chatsOf(page)).toHaveCount(5);
    await expect(chatsOf(page).first()).toContainText('Leo Marchetti');
    await expect(field).toHaveValue('');

    await expect(setBlocked(page, true)).resolves.toBe(true);
    await field.fill('Are you there');
    await page.keyboard.press('Enter');
    await expect(log.getByText('Not sent')).toBeVisible();
    await expect(chatsOf(page).first()).toContainText('Not sent: Are you there');
    await expect(setBlocked(page, false)).resolves.toBe(true);

    await field.fill('A draft for Leo');
    await openContact(page, 'Ana Duarte');
    await expect(field).toHaveValue('');
    await field.fill('A draft for Ana');
    await page.reload();
    await expect(field).toHaveValue('A draft for Ana');
    await openContact(page, 'Leo Marchetti');
    await expect(field).toHaveValue('A draft for Leo');

    // The message that failed has survived, too.
    await log.getByRole('button', { name: 'Try again' }).click();
    await expect(log.getByText('Not sent')).toHaveCount(0);
    await expect(log.getByText('Are you there')).toHaveCount(1);
    await page.reload();
    await expect(log.getByText('Are you there')).toHaveCount(1);
    await expect(chatsOf(page).first()).toContainText('Leo Marchetti');

    await page
      .getByRole('heading', { level: 2 })
      .getByRole('button', { name: /^Leo Marchetti/ })
      .click();
    await page
      .getByRole('dialog', { name: 'Contact' })
      .getByRole('link', { name: /@example\.com/ })
      .click();
    await expect(page.getByRole('region', { name: 'Compose' }).getByText('Leo Marchetti')).toBeVisible();
  },
);

test('a contact answers: who is typing is shown, and the message counts as unseen in another chat', async ({
  page,
}) => {
  await page.clock.install();
  await openDemoAs(page, 'admin', demoRoutes.hrefOf('chat'));
  await openContact(page, 'Leo Marchetti');
  const log = page.getByRole('log');
  await page.getByLabel('Message', { exact: true }).fill('See https://example.com/order, and mind the blue.');
  await page.keyboard.press('Enter');
  const link = log.getByRole('link', { name: 'https://example.com/order' });
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(log.getByText('Sending')).toHaveCount(0);
  await page.clock.runFor(2_500);
  await expect(log.getByText('Leo is typing …')).toBeVisible();
  await expect(chatsOf(page).first()).toContainText('Leo is typing …');
  await chatsOf(page).getByRole('link', { name: 'Priya Anand, Online' }).click();
  await expect(page.getByRole('log', { name: 'Messages with Priya Anand' })).toBeVisible();
  await page.clock.runFor(4_000);
  await expect(chatsOf(page).first()).toContainText('1 unseen');
  await chatsOf(page).first().getByRole('link').click();
  await expect(log.getByText('I’ll call you at one.')).toBeVisible();
  await expect(chatsOf(page).first()).not.toContainText('unseen');
});

test('a text about the user that was not saved is kept, and is not sent again by itself', async ({ page }) => {
  await page.clock.install();
  await openDemoAs(page, 'admin', demoRoutes.hrefOf('chat', {}, { profile: 'own' }));
  const calls = await holdCalls(page, updateChatProfile.path);
  await calls.fail();
  const about = page.getByLabel('About');
  await about.fill('Away until Monday');
  await page.clock.runFor(1_000);
  await expect(page.getByText('Your profile was not changed.')).toBeVisible();
  for (let second = 0; second < 3; second += 1) await page.clock.runFor(1_000);
  await expect(calls.count()).resolves.toBe(1);
  await page.reload();
  await expect(about).toHaveValue('Away until Monday');
  await calls.release();
  await page.clock.runFor(1_000);
  await expect(page.getByText('About is saved')).toBeVisible();
});
