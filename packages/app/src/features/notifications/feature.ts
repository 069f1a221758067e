import type { Feature } from '#core/feature.ts';
import { notificationsReducer } from './notifications-slice.ts';
import { notifications, persistMutedTopics } from './notifications.saga.ts';

export { Bell } from './components/bell.tsx';

/** Notifications derived from the API's responses. The feature is added before any page requests data. */
export const feature: Feature = {
  reducers: { notifications: notificationsReducer },
  sagas: [notifications, persistMutedTopics],
};
