import { formatDate, formatMoney } from '@plinth/ui-kit/format';
import { iconBell, iconCheck, iconClock, iconTriangleAlert } from '@plinth/ui-kit/icons';
import { Badge } from '@plinth/ui-kit/react/badge';
import { Button } from '@plinth/ui-kit/react/button';
import { Icon } from '@plinth/ui-kit/react/icon';
import { Popover } from '@plinth/ui-kit/react/popover';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { allRead, bellClicked, selectBadge, selectNotices, selectUnread, type Notice } from '../notifications-slice.ts';
import './bell.css';

const ICONS: Readonly<Record<Notice['kind'], string>> = {
  connectionBroke: iconTriangleAlert, contractApproved: iconCheck, paymentProcessing: iconClock,
};

function valuesOf(notice: Notice): Record<string, string> {
  if (notice.kind === 'connectionBroke') return { institution: notice.institution };
  return { contract: notice.contract, amount: formatMoney(notice.amount) };
}

function Row({ notice, isUnread }: { readonly notice: Notice; readonly isUnread: boolean }) {
  const { t } = useTranslation();
  const values = valuesOf(notice);
  return (
    <li className={isUnread ? 'bell-row bell-row-unread' : 'bell-row'}>
      <Icon path={ICONS[notice.kind]} className={notice.kind === 'connectionBroke' ? 'bell-icon bell-icon-accent' : 'bell-icon'} />
      <div className="bell-words">
        <p className="bell-title">{t(`notifications.${notice.kind}.title`, values)}{isUnread ? <span className="visually-hidden">, {t('notifications.unread')}</span> : null}</p>
        <p className="text-13 muted">{t(`notifications.${notice.kind}.subtitle`, values)}</p>
      </div>
      {notice.at ? <time className="text-12 faint" dateTime={notice.at}>{formatDate(notice.at, 'short')}</time> : null}
    </li>
  );
}

/** The bell: its badge shows what is new and goes when it is clicked; the list says what happened, newest first. */
export function Bell() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const notices = useSelector(selectNotices);
  const unread = useSelector(selectUnread);
  const badge = useSelector(selectBadge);
  return (
    <Popover
      label={t('notifications.title')} placement="bottom-end"
      onPopoverToggle={(event) => {
        if (event.detail.open) dispatch(bellClicked());
      }}
    >
      <Button
        slot="trigger" variant="ghost" iconOnly className="bell"
        label={badge > 0 ? t('notifications.bellCount', { count: badge }) : t('notifications.bell')}
      >
        <span className="bell-mark">
          <Icon path={iconBell} />
          {badge > 0 ? <Badge kind="count" aria-hidden="true">{badge}</Badge> : null}
        </span>
      </Button>
      <div className="bell-panel">
        <div className="bell-head">
          <h2>{t('notifications.title')}</h2>
          {unread.size > 0 ? <Badge variant="accent">{t('notifications.new', { count: unread.size })}</Badge> : null}
        </div>
        {notices.length === 0 ? <p className="bell-empty muted">{t('notifications.nothing')}</p> : (
          <>
            <ul className="bell-list">{notices.map((notice) => <Row key={notice.id} notice={notice} isUnread={unread.has(notice.id)} />)}</ul>
            <div className="bell-foot">
              <Button variant="ghost" wide disabled={unread.size === 0} onClick={() => dispatch(allRead())}>{t('notifications.readAll')}</Button>
            </div>
          </>
        )}
      </div>
    </Popover>
  );
}
