import { formatNumber } from '@plinth/ui-kit/format';
import { iconSettings2 } from '@plinth/ui-kit/icons';
import { Badge } from '@plinth/ui-kit/react/badge';
import { Button } from '@plinth/ui-kit/react/button';
import { Icon } from '@plinth/ui-kit/react/icon';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { allRead, selectNotices, selectUnread } from '../notifications-slice.ts';
import { formatBadgeCount } from './format-badge-count.ts';
import { NoticeRow } from './notice-row.tsx';
import { NoticeSettings } from './notice-settings.tsx';
import './bell-panel.css';

/** The maximum number of notifications listed. The provider may return thousands. */
const MAX_LISTED_NOTICES = 50;

function Notices({ onOpen }: { readonly onOpen: () => void }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const notices = useSelector(selectNotices);
  const unread = useSelector(selectUnread);
  if (notices.length === 0) return <p className="bell-empty muted">{t('notifications.nothing')}</p>;
  const listed = notices.slice(0, MAX_LISTED_NOTICES);
  return (
    <>
      <ul className="bell-list" aria-label={t('notifications.title')}>
        {listed.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} isUnread={unread.has(notice.id)} onOpen={onOpen} />
        ))}
      </ul>
      {notices.length > MAX_LISTED_NOTICES ? (
        <p className="bell-older text-12 faint">
          {t('notifications.newest', { listed: formatNumber(MAX_LISTED_NOTICES), all: formatNumber(notices.length) })}
        </p>
      ) : null}
      <div className="bell-foot">
        <Button variant="ghost" wide disabled={unread.size === 0} onClick={() => dispatch(allRead())}>
          {t('notifications.readAll')}
        </Button>
      </div>
    </>
  );
}

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
  const unread = useSelector(selectUnread);
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  if (isSettingsOpen && !isOpen) setSettingsOpen(false);
  return (
    <div className="bell-panel">
      <div className="bell-head">
        <h2>{t('notifications.title')}</h2>
        {unread.size > 0 ? (
          <Badge variant="accent">
            {t('notifications.new', { count: unread.size, shown: formatBadgeCount(unread.size) })}
          </Badge>
        ) : null}
        <Button
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
      </div>
      {isSettingsOpen ? <NoticeSettings /> : <Notices onOpen={onClose} />}
    </div>
  );
}
