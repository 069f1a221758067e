import type { Feature } from '#core/feature.ts';
import { bankConnectionsFeature } from '#features/_shared/bank-connections/connections-slice.ts';
import { contractsFeature } from '#features/_shared/contracts/contracts-slice.ts';
import { accountingPlatformsFeature, commercePlatformsFeature } from '#features/_shared/platforms/platforms-slice.ts';
import { ticketsFeature } from '#features/_shared/tickets/tickets-slice.ts';
import { topupFeature } from '#features/_shared/topup/topup-slice.ts';
import { notificationsReducer } from './notifications-slice.ts';
import { notifications, persistMutedTopics } from './notifications.saga.ts';
import { refresh } from './refresh.saga.ts';

export { Bell } from './components/bell.tsx';

/** Notifications derived from the API's responses. The feature is added before any page requests data. */
export const feature: Feature = {
  reducers: { notifications: notificationsReducer },
  // Their sagas start first, so that they receive the requests of `refresh`.
  requires: [
    bankConnectionsFeature,
    contractsFeature,
    topupFeature,
    ticketsFeature,
    accountingPlatformsFeature,
    commercePlatformsFeature,
  ],
  sagas: [notifications, persistMutedTopics, refresh],
};
