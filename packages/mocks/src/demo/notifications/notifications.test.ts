import { addEvent } from '@plinth/api-client/demo/calendar';
import { sendMail } from '@plinth/api-client/demo/email';
import { addPayment, getInvoice } from '@plinth/api-client/demo/invoice';
import {
  listNotifications,
  readNotifications,
  updateNotificationSettings,
} from '@plinth/api-client/demo/notifications';
import { placeOrder } from '@plinth/api-client/demo/orders';
import { afterEach, describe, expect, test } from 'vitest';
import { NOW } from '#node.ts';
import { startDemo } from '#testing/demo-world.ts';
import { SAMPLE_ADDRESS } from '../shop/addresses.ts';

const START = NOW.getTime();
const MINUTE_MS = 60_000;

let time = START;
afterEach(() => {
  time = START;
});

const { call } = startDemo({ clock: () => new Date(time) });

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

/** Returns the titles and links of the notifications beside those of the start. */
const news = async () =>
  (await call(listNotifications)).notifications.filter(({ id }) => id > 6).map(({ title, link }) => [title, link]);

describe('a notification is added', () => {
  test('when an order was placed, but not for the email that confirms it', async () => {
    const { order } = await call(placeOrder, {
      address: SAMPLE_ADDRESS,
      payment: { method: 'pay-on-delivery' },
      coupon: null,
    });
    await expect(news()).resolves.toEqual([
      [`Order ${order.number} was placed`, `/apps/ecommerce/checkout?step=done&order=${order.id}`],
    ]);
  });

  test('when the rest of an invoice was paid', async () => {
    const pay = (amount: number) =>
      call(addPayment, { id: 5022, payment: { amount, date: '2026-11-19', method: 'Credit', note: '' } });
    await pay(1);
    await expect(news()).resolves.toEqual([]);
    await pay((await call(getInvoice, '5022')).invoice.balance);
    await expect(news()).resolves.toEqual([['Invoice 5022 was paid', '/apps/invoice/preview/5022']]);
  });

  test('when an email arrived, at its time', async () => {
    const sendAt = new Date(START + 10 * MINUTE_MS).toISOString();
    const me = { name: '', email: 'admin@demo.com' };
    const email = { to: [me], cc: [], bcc: [], subject: 'Keys', message: '<p>In the drawer.</p>', attachments: [] };
    await call(sendMail, { email, draft: false, sendAt });
    await expect(news()).resolves.toEqual([]);
    time += 11 * MINUTE_MS;
    expect(await news()).toEqual([['Ines Calloway sent an email', expect.stringMatching(/^\/apps\/email\?mail=\d+$/)]]);
  });

  test('when an event begins, once', async () => {
    const at = (minutes: number) => new Date(START + minutes * MINUTE_MS).toISOString();
    const extendedProps = { calendar: 'Business', guests: [], location: 'Dock 2', description: '' } as const;
    const event = { title: 'Unloading', start: at(30), end: at(60), allDay: false, url: null, extendedProps };
    const { id } = (await call(addEvent, { event })).event;
    await expect(news()).resolves.toEqual([]);
    time += 31 * MINUTE_MS;
    await news();
    expect((await news()).filter(([title]) => title === 'Unloading begins')).toEqual([
      ['Unloading begins', `/apps/calendar?event=${id}`],
    ]);
  });
});
