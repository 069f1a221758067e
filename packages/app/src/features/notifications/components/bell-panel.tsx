import { formatNumber } from '@plinth/ui-kit/format';
import { iconSettings2 } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { Icon } from '@plinth/ui-kit/react/icon';
import { NotificationList } from '@plinth/ui-kit/react/notification-list';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useServices } from '#core/context.ts';
import { useNavigate } from '#shared/navigation.ts';
import { allRead, noticeOpened, selectNotices, selectUnread } from '../notifications-slice.ts';
import { selectIsFirstLoad } from '../sources.ts';
import { listedNotice } from './listed-notice.ts';
import { NoticeSettings } from './notice-settings.tsx';
import './bell-panel.css';

/** The maximum number of notifications listed. The provider may return thousands. */
const MAX_LISTED_NOTICES = 50;

interface Props {
  readonly isOpen: boolean;
  /** Closes the popover. */
  readonly onClose: () => void;
}

/**
 * The content of the bell's popover: the notifications, newest first, and the settings for muting topics. Closing the
 * popover closes the settings.
 */
export function BellPanel({ isOpen, onClose }: Props) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const notices = useSelector(selectNotices);
  const unread = useSelector(selectUnread);
  const isFirstLoad = useSelector(selectIsFirstLoad);
  const { contentUrl } = useServices().settings;
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  const listedNotices = useMemo(
    () =>
      notices
        .slice(0, MAX_LISTED_NOTICES)
        .map((notice) => listedNotice(notice, { isUnread: unread.has(notice.id), contentUrl, t })),
    [notices, unread, contentUrl, t],
  );
  if (isSettingsOpen && !isOpen) setSettingsOpen(false);
  return (
    <NotificationList
      heading={t('notifications.title')}
      notifications={listedNotices}
      unreadCount={unread.size}
      status={isFirstLoad ? 'loading' : 'ready'}
      readAllLabel={t('notifications.readAll')}
      onNotificationsRead={() => dispatch(allRead())}
      onNotificationOpen={(event) => {
        const { id, href } = event.detail;
        event.preventDefault();
        dispatch(noticeOpened(id));
        onClose();
        if (href !== undefined) navigate(href);
      }}
    >
      <Button
        slot="actions"
        variant="ghost"
        size="small"
        iconOnly
        className="bell-choose"
        label={t('notifications.choose')}
        pressed={isSettingsOpen ? 'true' : 'false'}
        onClick={() => setSettingsOpen(!isSettingsOpen)}
      >
        <Icon path={iconSettings2} size="small" />
      </Button>
      {isSettingsOpen ? (
        <NoticeSettings slot="settings" />
      ) : notices.length > MAX_LISTED_NOTICES ? (
        <p slot="footer" className="text-12 faint">
          {t('notifications.newest', { listed: formatNumber(MAX_LISTED_NOTICES), all: formatNumber(notices.length) })}
        </p>
      ) : null}
    </NotificationList>
  );
}
