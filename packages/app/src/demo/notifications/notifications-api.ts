import type { ResponseOf } from '@plinth/api-client/call';
import {
  listNotifications,
  readNotifications,
  updateNotificationSettings,
} from '@plinth/api-client/demo/notifications';
import { demoApi, requestOf } from '#demo/_shared/demo-api.ts';

type Notifications = ResponseOf<typeof listNotifications>;

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

export const { useNotificationsQuery, useReadNotificationsMutation, useShowSystemNotificationsMutation } =
  notificationsApi;
