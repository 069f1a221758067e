import { formatNumber } from '@plinth/ui-kit/format';
import { iconBell, iconSettings2 } from '@plinth/ui-kit/icons';
import { Badge } from '@plinth/ui-kit/react/badge';
import { Button } from '@plinth/ui-kit/react/button';
import { Icon } from '@plinth/ui-kit/react/icon';
import { Popover } from '@plinth/ui-kit/react/popover';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { allRead, bellClicked, selectBadge, selectNotices, selectUnread } from '../notifications-slice.ts';
import { NoticeRow } from './notice-row.tsx';
import { NoticeSettings } from './notice-settings.tsx';
import './bell.css';

/** As many are listed: nobody reads further, and a provider may tell of ten thousand. */
const LISTED = 50;
/** As many are counted. */
const COUNTED = 99;

const counted = (count: number): string => (count > COUNTED ? `${COUNTED}+` : String(count));

function Notices() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const notices = useSelector(selectNotices);
  const unread = useSelector(selectUnread);
  if (notices.length === 0) return <p className="bell-empty muted">{t('notifications.nothing')}</p>;
  const listed = notices.slice(0, LISTED);
  return (
    <>
      <ul className="bell-list" aria-label={t('notifications.title')}>
        {listed.map((notice) => <NoticeRow key={notice.id} notice={notice} isUnread={unread.has(notice.id)} />)}
      </ul>
      {notices.length > LISTED ? (
        <p className="bell-older text-12 faint">{t('notifications.newest', { listed: formatNumber(LISTED), all: formatNumber(notices.length) })}</p>
      ) : null}
      <div className="bell-foot">
        <Button variant="ghost" wide disabled={unread.size === 0} onClick={() => dispatch(allRead())}>{t('notifications.readAll')}</Button>
      </div>
    </>
  );
}

/** The bell: its badge shows what is new and goes when it is clicked; the list says what happened, newest first. */
export function Bell() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const unread = useSelector(selectUnread);
  const badge = useSelector(selectBadge);
  const [choosing, setChoosing] = useState(false);
  return (
    <Popover
      label={t('notifications.title')} placement="bottom-end" className="bell-popover"
      onPopoverToggle={(event) => {
        if (event.detail.open) dispatch(bellClicked());
        else setChoosing(false);
      }}
    >
      <Button
        slot="trigger" variant="ghost" iconOnly className="bell"
        label={badge > 0 ? t('notifications.bellCount', { count: badge, shown: counted(badge) }) : t('notifications.bell')}
      >
        <span className="bell-mark">
          <Icon path={iconBell} />
          {badge > 0 ? <Badge kind="count" aria-hidden="true">{counted(badge)}</Badge> : null}
        </span>
      </Button>
      <div className="bell-panel">
        <div className="bell-head">
          <h2>{t('notifications.title')}</h2>
          {unread.size > 0 ? <Badge variant="accent">{t('notifications.new', { count: unread.size, shown: counted(unread.size) })}</Badge> : null}
          <Button
            variant="ghost" size="small" iconOnly className="bell-choose" label={t('notifications.choose')} pressed={choosing ? 'true' : 'false'}
            onClick={() => setChoosing(!choosing)}
          >
            <Icon path={iconSettings2} size="small" />
          </Button>
        </div>
        {choosing ? <NoticeSettings /> : <Notices />}
      </div>
    </Popover>
  );
}
