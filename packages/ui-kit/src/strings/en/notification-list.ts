/** English strings of `plinth-notification-list`. */
export const notificationListStrings = {
  notificationsNew: (count: string): string => `${count} new`,
  notificationArrived: (title: string): string => `New notification: ${title}`,
  notificationsArrived: (count: string): string => `${count} new notifications`,
  notificationUnread: 'Unread',
  notificationsRead: 'Mark all as read',
  notificationsEmpty: 'Nothing new',
};
