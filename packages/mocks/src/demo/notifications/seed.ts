import type { Notification } from '@plinth/api-client/demo/notifications';
import { HOUR_MS, MINUTE_MS } from '#time.ts';
import { defineAccountTable } from '../database.ts';
import { sampleInstant, type SampleTime } from '../dates.ts';

type SampleNotification = Pick<Notification, 'title' | 'subtitle' | 'link'> & { readonly at: SampleTime } & (
    | {
        /** Name of the person. */
        readonly from: string;
      }
    | { readonly icon: string }
  );

/** Oldest first. */
const SAMPLE_NOTIFICATIONS: readonly SampleNotification[] = [
  {
    icon: 'package-x',
    title: 'Gooseneck Kettle is sold out',
    subtitle: 'Customers can’t add it to their cart',
    link: '/apps/ecommerce/product-detail/gooseneck-kettle-18',
    at: [-1, '12:20'],
  },
  {
    from: 'Hanne Vos',
    title: 'Hanne Vos wrote to you',
    subtitle: 'Which years did you pick in the end?',
    link: '/apps/chat?contact=4',
    at: [-1, '15:31'],
  },
  {
    icon: 'receipt-text',
    title: 'Invoice paid',
    subtitle: 'View all paid invoices',
    link: '/apps/invoice/list?status=Paid',
    at: 5 * HOUR_MS,
  },
  {
    from: 'Priya Anand',
    title: 'Priya Anand replied to your email',
    subtitle: 'Re: October statement',
    link: '/apps/email?mail=3',
    at: 3 * HOUR_MS,
  },
  {
    icon: 'square-check',
    title: 'Task overdue by 1 day',
    subtitle: 'Confirm the delivery window on Friday',
    link: '/apps/todo?task=18',
    at: HOUR_MS,
  },
  {
    from: 'Joel Abara',
    title: 'Joel Abara sent 2 messages',
    subtitle: 'Have a look when you have a minute?',
    link: '/apps/chat?contact=5',
    at: 22 * MINUTE_MS,
  },
];

/** The notifications, oldest first. */
export const notifications = defineAccountTable<Notification>({
  name: 'notifications',
  seed: ({ now }) =>
    SAMPLE_NOTIFICATIONS.map(({ title, subtitle, link, at, ...origin }, index) => ({
      id: index + 1,
      source: 'from' in origin ? 'person' : 'system',
      title,
      subtitle,
      img: null,
      avatar: 'from' in origin ? origin.from : null,
      icon: 'icon' in origin ? origin.icon : null,
      link,
      time: sampleInstant(now, at),
      isRead: false,
    })),
});

/** Id of the only row of the settings. */
export const SETTINGS_ID = 1;

interface StoredSettings {
  readonly id: number;
  readonly isSystemShown: boolean;
  /** The time until which events that began have a notification. */
  readonly eventsCheckedAt: string;
}

/** The settings of the notifications, as the only row. */
export const notificationSettings = defineAccountTable<StoredSettings>({
  name: 'notification-settings',
  isKeptWhenEmpty: true,
  seed: ({ now }) => [{ id: SETTINGS_ID, isSystemShown: true, eventsCheckedAt: now.toISOString() }],
});
