import type { ResponseOf } from '@plinth/api-client/call';
import {
  listNotifications,
  readNotifications,
  updateNotificationSettings,
} from '@plinth/api-client/demo/notifications';
import { isAnyOf, isFulfilled, type UnknownAction } from '@reduxjs/toolkit';
import { listenerOf } from '#demo/_shared/changes.ts';
import { demoApi, requestOf } from '#demo/_shared/demo-api.ts';

type Notifications = ResponseOf<typeof listNotifications>;

/** Whether an action is a change of the demo that succeeded. */
const isChange = (action: unknown): boolean => {
  if (!isFulfilled(action)) return false;
  const arg: unknown = action.meta.arg;
  return typeof arg === 'object' && arg !== null && 'type' in arg && arg.type === 'mutation';
};

/** The calls of the notifications. */
const notificationsApi = demoApi.enhanceEndpoints({ addTagTypes: ['Notifications'] }).injectEndpoints({
  endpoints: (build) => ({
    notifications: build.query<Notifications, void>({
      query: requestOf(listNotifications, () => []),
      providesTags: ['Notifications'],
    }),
    readNotifications: build.mutation<Notifications, readonly number[] | null>({
      query: requestOf(readNotifications, (ids: readonly number[] | null) => [ids ? { ids: [...ids] } : {}]),
      invalidatesTags: ['Notifications'],
    }),
    showSystemNotifications: build.mutation<Notifications, boolean>({
      query: requestOf(updateNotificationSettings, (isSystemShown: boolean) => [{ isSystemShown }]),
      invalidatesTags: ['Notifications'],
    }),
  }),
});

const isOwnChange = isAnyOf(
  notificationsApi.endpoints.readNotifications.matchFulfilled,
  notificationsApi.endpoints.showSystemNotifications.matchFulfilled,
);

// A change can have a notification as its effect, such as an order or a payment.
listenerOf()({
  predicate: (action): action is UnknownAction => isChange(action) && !isOwnChange(action),
  effect: (_action, { dispatch }) => void dispatch(notificationsApi.util.invalidateTags(['Notifications'])),
});

export const { useNotificationsQuery, useReadNotificationsMutation, useShowSystemNotificationsMutation } =
  notificationsApi;
