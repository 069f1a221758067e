import {
  listNotifications,
  readNotifications,
  updateNotificationSettings,
} from '@plinth/api-client/demo/notifications';
import { demoApi, requestOf, type ResponseOf } from '#demo/_shared/demo-api.ts';

type Answer = ResponseOf<typeof listNotifications>;

/** The calls of the notifications. */
const notificationsApi = demoApi.enhanceEndpoints({ addTagTypes: ['Notifications'] }).injectEndpoints({
  endpoints: (build) => ({
    notifications: build.query<Answer, void>({
      query: requestOf(listNotifications, () => []),
      providesTags: ['Notifications'],
    }),
    readNotifications: build.mutation<Answer, readonly number[] | null>({
      query: requestOf(readNotifications, (ids: readonly number[] | null) => [ids ? { ids: [...ids] } : {}]),
      invalidatesTags: ['Notifications'],
    }),
    showSystemNotifications: build.mutation<Answer, boolean>({
      query: requestOf(updateNotificationSettings, (isSystemShown: boolean) => [{ isSystemShown }]),
      invalidatesTags: ['Notifications'],
    }),
  }),
});

export const { useNotificationsQuery, useReadNotificationsMutation, useShowSystemNotificationsMutation } =
  notificationsApi;
