import {
  listNotifications,
  readNotifications,
  updateNotificationSettings,
} from '@plinth/api-client/demo/notifications';
import { describe, expect, test } from 'vitest';
import { startDemo } from '#testing/demo-world.ts';

const { call } = startDemo();

const unreadIds = async () =>
  (await call(listNotifications)).notifications.filter(({ isRead }) => !isRead).map(({ id }) => id);

describe('the notifications', () => {
  test('are 6 unread ones, the newest first: 3 of people and 3 of the demo', async () => {
    const { notifications, isSystemShown } = await call(listNotifications);
    expect(notifications.map(({ source, isRead }) => [source, isRead])).toEqual([
      ['person', false],
      ['system', false],
      ['person', false],
      ['system', false],
      ['person', false],
      ['system', false],
    ]);
    expect(notifications.map(({ id }) => id)).toEqual([6, 5, 4, 3, 2, 1]);
    expect(isSystemShown).toBe(true);
  });

  test('have initials of a person, or an icon', async () => {
    const { notifications } = await call(listNotifications);
    expect(notifications.map(({ avatar, icon }) => avatar ?? icon)).toEqual([
      'Joel Abara',
      'square-check',
      'Priya Anand',
      'receipt-text',
      'Hanne Vos',
      'package-x',
    ]);
  });

  test.each([
    [{ ids: [6, 1, 99] }, [5, 4, 3, 2]],
    [{ ids: [] }, [6, 5, 4, 3, 2, 1]],
    [{}, []],
  ])('are read with %j, except %j', async (body, ids) => {
    await call(readNotifications, body);
    await expect(unreadIds()).resolves.toEqual(ids);
  });
});

describe('while the demo’s own ones are muted', () => {
  test('only those of people are shown, until they are shown again', async () => {
    const { notifications, isSystemShown } = await call(updateNotificationSettings, { isSystemShown: false });
    expect([notifications.map(({ id }) => id), isSystemShown]).toEqual([[6, 4, 2], false]);
    await expect(unreadIds()).resolves.toEqual([6, 4, 2]);
    await call(updateNotificationSettings, { isSystemShown: true });
    await expect(unreadIds()).resolves.toEqual([6, 5, 4, 3, 2, 1]);
  });

  test('reading all leaves the muted ones unread', async () => {
    await call(updateNotificationSettings, { isSystemShown: false });
    await call(readNotifications, {});
    await call(updateNotificationSettings, { isSystemShown: true });
    await expect(unreadIds()).resolves.toEqual([5, 3, 1]);
  });
});
