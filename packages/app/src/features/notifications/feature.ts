import type { Feature } from '#core/feature.ts';
import { notificationsReducer } from './notifications-slice.ts';
import { notifications, quietTopics } from './notifications.saga.ts';

/** Joins with a session and with the layout that has the bell: before any page asks the provider. */
export const notificationsFeature: Feature = {
  reducers: { notifications: notificationsReducer },
  watchers: [notifications, quietTopics],
};
