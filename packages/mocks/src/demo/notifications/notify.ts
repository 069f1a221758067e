/** Notifications of what happens in the demo. */
import type { Notification } from '@plinth/api-client/demo/notifications';
import { events } from '../calendar/seed.ts';
import type { Database } from '../database.ts';
import { localTimeOf } from '../dates.ts';
import { notifications, notificationSettings, SETTINGS_ID } from './seed.ts';

/** A new notification: of a person, by name, or of the demo itself, with an icon. */
type News = Pick<Notification, 'title' | 'subtitle' | 'link'> &
  ({ readonly from: string } | { readonly icon: NotificationIcon });

/** Names of icons of Lucide. */
type NotificationIcon = 'package-check' | 'receipt-text' | 'calendar-clock';

/** Adds a notification for the account whose tables these are. */
export function notify(database: Database, time: Date, { title, subtitle, link, ...origin }: News): void {
  const isOfPerson = 'from' in origin;
  database.table(notifications).add({
    source: isOfPerson ? 'person' : 'system',
    title,
    subtitle,
    img: null,
    avatar: isOfPerson ? origin.from : null,
    icon: isOfPerson ? null : origin.icon,
    link,
    time: time.toISOString(),
    isRead: false,
  });
}

/** Adds notifications of the events that have begun since the last time. */
export function notifyOfEvents(database: Database, now: Date): void {
  const settings = database.table(notificationSettings).find(SETTINGS_ID);
  if (!settings) return;
  const checkedTime = Date.parse(settings.eventsCheckedAt);
  const begun = database.table(events).rows.filter(({ start }) => {
    const time = localTimeOf(start);
    return time > checkedTime && time <= now.getTime();
  });
  if (begun.length === 0) return;
  for (const { id, title, start, extendedProps } of begun) {
    notify(database, new Date(localTimeOf(start)), {
      icon: 'calendar-clock',
      title: `${title} begins`,
      subtitle: extendedProps.location === '' ? extendedProps.calendar : extendedProps.location,
      link: `/apps/calendar?event=${id}`,
    });
  }
  database.table(notificationSettings).update(SETTINGS_ID, { eventsCheckedAt: now.toISOString() });
}
