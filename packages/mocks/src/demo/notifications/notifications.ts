import {
  listNotifications,
  readNotifications,
  updateNotificationSettings,
  type Notification,
} from '@plinth/api-client/demo/notifications';
import { ok } from '#engine/response.ts';
import type { Database } from '../database.ts';
import { mailsAt } from '../email/mails.ts';
import { handle, type Domain } from '../handle.ts';
import { sortRows } from '../lists.ts';
import { notifyOfEvents } from './notify.ts';
import { notifications as notificationTable, notificationSettings, SETTINGS_ID } from './seed.ts';

/** Returns the notifications that are not muted, the newest first, and the setting. */
function shownIn(database: Database): { readonly notifications: Notification[]; readonly isSystemShown: boolean } {
  const isSystemShown = database.table(notificationSettings).find(SETTINGS_ID)?.isSystemShown ?? true;
  const shown = database.table(notificationTable).rows.filter(({ source }) => isSystemShown || source !== 'system');
  return { notifications: sortRows(shown, ({ time }) => Date.parse(time), 'desc'), isSystemShown };
}

/** The notifications of the navbar. */
export const notifications: Domain = {
  calls: [
    handle(
      listNotifications,
      ({ database, now }) => {
        mailsAt(database, now);
        notifyOfEvents(database, now);
        return ok(shownIn(database));
      },
      [],
    ),
    handle(
      readNotifications,
      ({ database, body: { ids } }) => {
        const table = database.table(notificationTable);
        for (const id of ids ?? shownIn(database).notifications.map((notification) => notification.id)) {
          table.update(id, { isRead: true });
        }
        return ok(shownIn(database));
      },
      [{ ids: [1] }],
    ),
    handle(
      updateNotificationSettings,
      ({ database, body: { isSystemShown } }) => {
        database.table(notificationSettings).update(SETTINGS_ID, { isSystemShown });
        return ok(shownIn(database));
      },
      [{ isSystemShown: false }],
    ),
  ],
};
