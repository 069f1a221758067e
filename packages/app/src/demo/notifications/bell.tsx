import type { Notification } from '@plinth/api-client/demo/notifications';
import { iconBell, iconReceiptText, iconShoppingBag, iconSquareCheckBig } from '@plinth/ui-kit/icons';
import { iconCalendarClock } from '@plinth/ui-kit/icons/calendar-clock';
import { NotificationList } from '@plinth/ui-kit/react/notification-list';
import type { Popover } from '@plinth/ui-kit/react/popover';
import { Switch } from '@plinth/ui-kit/react/switch';
import { useMemo, useRef, useState, type ComponentProps, type ComponentRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { BellPopover } from '#core/bell/bell-popover.tsx';
import { failedToast } from '#demo/_shared/toasts.ts';
import { useNavigate } from '#shared/navigation.ts';
import {
  useNotificationsQuery,
  useReadNotificationsMutation,
  useShowSystemNotificationsMutation,
} from './notifications-api.ts';

type ListedNotification = NonNullable<ComponentProps<typeof NotificationList>['notifications']>[number];

/** The icons of the demo's own notifications, by their names. */
const ICONS: Readonly<Record<string, string>> = {
  'package-x': iconShoppingBag,
  'package-check': iconShoppingBag,
  'receipt-text': iconReceiptText,
  'square-check': iconSquareCheckBig,
  'calendar-clock': iconCalendarClock,
};

/** How often the bell looks for events that have begun and mail that was sent later, in milliseconds. */
const POLLING_INTERVAL_MS = 60_000;

interface Props {
  /** Whether the demo has the page of an address. */
  readonly hasPage: (href: string) => boolean;
}

function listedNotification(
  { id, title, subtitle, img, avatar, icon, link, time, isRead }: Notification,
  hasPage: Props['hasPage'],
): ListedNotification {
  return {
    id: String(id),
    title,
    subtitle,
    time,
    unread: !isRead,
    ...(hasPage(link) ? { href: link } : {}),
    ...(avatar === null
      ? { icon: ICONS[icon ?? ''] ?? iconBell }
      : { avatar: { name: avatar, src: img ?? undefined } }),
  };
}

/** The notifications of the demo. The badge shows the number of new ones until the bell is clicked. */
export function DemoBell({ hasPage }: Props) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { data, isError, refetch } = useNotificationsQuery(undefined, {
    pollingInterval: POLLING_INTERVAL_MS,
    skipPollingIfUnfocused: true,
  });
  const [read] = useReadNotificationsMutation();
  const [showSystem] = useShowSystemNotificationsMutation();
  const [seenCount, setSeenCount] = useState(0);
  const popover = useRef<ComponentRef<typeof Popover>>(null);
  const listed = useMemo(
    () => (data?.notifications ?? []).map((notification) => listedNotification(notification, hasPage)),
    [data, hasPage],
  );
  const unreadCount = listed.filter(({ unread }) => unread).length;
  const reportFailure = ({ error }: { readonly error?: unknown }) => {
    if (error) dispatch(failedToast(t('demo.notificationsFailed')));
  };
  return (
    <BellPopover
      badge={unreadCount > seenCount ? unreadCount : 0}
      popover={popover}
      onToggle={(isOpen) => {
        if (isOpen) setSeenCount(unreadCount);
      }}
    >
      <NotificationList
        heading={t('notifications.title')}
        notifications={listed}
        unreadCount={unreadCount}
        status={data ? 'ready' : isError ? 'error' : 'loading'}
        readAllLabel={t('notifications.readAll')}
        onNotificationsRetry={() => void refetch()}
        onNotificationsRead={() => void read(null).then(reportFailure)}
        onNotificationOpen={(event) => {
          const { id, href } = event.detail;
          event.preventDefault();
          popover.current?.hide();
          void read([Number(id)]).then(reportFailure);
          if (href !== undefined) navigate(href);
        }}
      >
        {data ? (
          <Switch
            slot="footer"
            checked={data.isSystemShown}
            onChange={() => void showSystem(!data.isSystemShown).then(reportFailure)}
          >
            {t('demo.systemNotifications')}
          </Switch>
        ) : null}
      </NotificationList>
    </BellPopover>
  );
}
