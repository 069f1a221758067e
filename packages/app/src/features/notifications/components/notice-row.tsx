import { formatDate, formatMoney } from '@plinth/ui-kit/format';
import {
  iconCalculator,
  iconCheck,
  iconClock,
  iconLifeBuoy,
  iconPlus,
  iconStore,
  iconTicketPercent,
} from '@plinth/ui-kit/icons';
import { Avatar } from '@plinth/ui-kit/react/avatar';
import { Icon } from '@plinth/ui-kit/react/icon';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { hrefOf } from '#core/routes/href.ts';
import { Link } from '#shared/navigation.ts';
import { safeUrl } from '#shared/safe-url.ts';
import { noticeOpened, type Notice } from '../notifications-slice.ts';

const ICONS: Readonly<Record<Exclude<Notice['kind'], 'connectionBroke'>, string>> = {
  contractApproved: iconCheck,
  paymentProcessing: iconClock,
  promoApplied: iconTicketPercent,
  promoNotApplied: iconTicketPercent,
  topupAvailable: iconPlus,
  ticketAnswered: iconLifeBuoy,
};

/** Returns the icon of a notification. Banks have a logo instead. */
function iconOf(notice: Notice): string {
  if (notice.kind !== 'connectionBroke') return ICONS[notice.kind];
  return notice.source === 'accounting' ? iconCalculator : iconStore;
}

/** The logo or initials of the bank, or an icon for notifications that don't concern a bank. */
function Picture({ notice }: { readonly notice: Notice }) {
  if (notice.kind === 'connectionBroke' && notice.source === 'bank') {
    const src = safeUrl(notice.logo, globalThis.location.origin);
    return <Avatar shape="square" name={notice.institution} {...(src === null ? {} : { src })} aria-hidden="true" />;
  }
  return (
    <span className="notice-sign">
      <Icon path={iconOf(notice)} />
    </span>
  );
}

/** Returns the address of the page with what a notification is about. */
function hrefOfNotice(notice: Notice): string {
  switch (notice.kind) {
    case 'connectionBroke':
      return hrefOf(notice.source === 'bank' ? 'bank-accounts' : notice.source);
    case 'contractApproved':
    case 'paymentProcessing':
      return hrefOf('dashboard', {}, { contract: notice.contract });
    case 'topupAvailable':
    case 'promoApplied':
      return hrefOf('dashboard');
    case 'promoNotApplied':
      return hrefOf('tickets');
    case 'ticketAnswered':
      return hrefOf('tickets', {}, { ticket: notice.ticket });
  }
}

/** Returns the translation keys of the title and the subtitle, and their values. */
function textKeyOf(notice: Notice): {
  readonly title: string;
  readonly subtitle: string | null;
  readonly values: Record<string, string>;
} {
  const title = `notifications.${notice.kind}.title`;
  const subtitle = `notifications.${notice.kind}.subtitle`;
  switch (notice.kind) {
    case 'connectionBroke':
      return { title, subtitle, values: { institution: notice.institution } };
    case 'contractApproved':
    case 'paymentProcessing':
      return { title, subtitle, values: { contract: notice.contract, amount: formatMoney(notice.amount) } };
    case 'topupAvailable':
      return { title, subtitle, values: { amount: formatMoney(notice.available) } };
    case 'promoApplied':
      return {
        title,
        subtitle: notice.benefit === null ? null : subtitle,
        values: { code: notice.code, gives: notice.benefit ?? '' },
      };
    case 'promoNotApplied':
      return {
        title,
        subtitle: `notifications.promoNotApplied.subtitle.${notice.reason}`,
        values: { code: notice.code },
      };
    case 'ticketAnswered':
      return { title, subtitle: notice.subject === null ? null : subtitle, values: { subject: notice.subject ?? '' } };
  }
}

interface Props {
  readonly notice: Notice;
  readonly isUnread: boolean;
  /** Closes the list. */
  readonly onOpen: () => void;
}

/** A row that shows a notification with its picture, title, subtitle (spec §3) and time, and opens what it is about. */
export function NoticeRow({ notice, isUnread, onOpen }: Props) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { title, subtitle, values } = textKeyOf(notice);
  const open = () => {
    dispatch(noticeOpened(notice.id));
    onOpen();
  };
  return (
    <li className={isUnread ? 'notice notice-unread' : 'notice'}>
      <Link className="notice-link" to={hrefOfNotice(notice)} onClick={open}>
        <Picture notice={notice} />
        <span className="notice-words">
          <span className="notice-title">
            <bdi>{t(title, values)}</bdi>
            {isUnread ? <span className="visually-hidden">, {t('notifications.unread')}</span> : null}
          </span>
          {subtitle === null ? null : (
            <span className="text-13 muted">
              <bdi>{t(subtitle, values)}</bdi>
            </span>
          )}
        </span>
        {notice.occurredAt ? (
          <time className="notice-time text-12 faint" dateTime={notice.occurredAt}>
            {formatDate(notice.occurredAt, 'short')}
          </time>
        ) : null}
      </Link>
    </li>
  );
}
