import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { isoDate } from '../schema.ts';
import { recordId } from './fields.ts';

/** Who a notification is from: a person, or the demo itself. */
export const NOTIFICATION_SOURCES = ['person', 'system'] as const;

const notificationSchema = v.object({
  id: recordId,
  source: v.picklist(NOTIFICATION_SOURCES),
  title: v.string(),
  subtitle: v.string(),
  /** Address of a picture; null without one. */
  img: v.nullable(v.string()),
  /** Name of the person, for initials; null for a notification of the demo itself. */
  avatar: v.nullable(v.string()),
  /** Name of an icon of Lucide; null for a notification of a person. */
  icon: v.nullable(v.string()),
  /** Path of the page with what it is about, with its query. */
  link: v.string(),
  time: isoDate,
  isRead: v.boolean(),
});

const response = v.object({
  /** Newest first. Those of the demo itself are missing while they are muted. */
  notifications: v.array(notificationSchema),
  /** Whether notifications of the demo itself are shown. */
  isSystemShown: v.boolean(),
});

/** A notification (product.md#entities). */
export type Notification = v.InferOutput<typeof notificationSchema>;
/** Who a notification is from. */
export type NotificationSource = (typeof NOTIFICATION_SOURCES)[number];

/** Lists the notifications that are not muted, the newest first. */
export const listNotifications = defineCall({
  method: 'GET',
  path: '/api/notifications/data',
  response,
  assumed: true,
});

/** Marks notifications as read; without ids, all that are shown. Unknown ids are skipped. */
export const readNotifications = defineCall({
  method: 'POST',
  path: '/api/notifications/read',
  body: v.object({ ids: v.optional(v.array(recordId)) }),
  response,
  assumed: true,
});

/** Shows or mutes the notifications of the demo itself. */
export const updateNotificationSettings = defineCall({
  method: 'POST',
  path: '/api/notifications/settings',
  body: v.object({ isSystemShown: v.boolean() }),
  response,
  assumed: true,
});
