import { formatDate, formatMoney } from '@plinth/ui-kit/format';
import { iconCheck, iconClock, iconLifeBuoy, iconPlus, iconTicketPercent } from '@plinth/ui-kit/icons';
import { Avatar } from '@plinth/ui-kit/react/avatar';
import { Icon } from '@plinth/ui-kit/react/icon';
import { useTranslation } from 'react-i18next';
import { safeUrl } from '#shared/safe-url.ts';
import type { Notice } from '../notifications-slice.ts';

const ICONS: Readonly<Record<Exclude<Notice['kind'], 'connectionBroke'>, string>> = {
  contractApproved: iconCheck,
  paymentProcessing: iconClock,
  promoApplied: iconTicketPercent,
  promoNotApplied: iconTicketPercent,
  topupAvailable: iconPlus,
  ticketAnswered: iconLifeBuoy,
};

/** The logo or initials of the bank, or an icon for notifications that don't concern a bank. */
function Picture({ notice }: { readonly notice: Notice }) {
  if (notice.kind !== 'connectionBroke')
    return (
      <span className="notice-sign">
        <Icon path={ICONS[notice.kind]} />
      </span>
    );
  const src = safeUrl(notice.logo, globalThis.location.origin);
  return <Avatar shape="square" name={notice.institution} {...(src === null ? {} : { src })} aria-hidden="true" />;
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

/** A row that shows a notification with its picture, title, subtitle (spec §3) and time. */
export function NoticeRow({ notice, isUnread }: { readonly notice: Notice; readonly isUnread: boolean }) {
  const { t } = useTranslation();
  const { title, subtitle, values } = textKeyOf(notice);
  return (
    <li className={isUnread ? 'notice notice-unread' : 'notice'}>
      <Picture notice={notice} />
      <div className="notice-words">
        <p className="notice-title">
          <bdi>{t(title, values)}</bdi>
          {isUnread ? <span className="visually-hidden">, {t('notifications.unread')}</span> : null}
        </p>
        {subtitle === null ? null : (
          <p className="text-13 muted">
            <bdi>{t(subtitle, values)}</bdi>
          </p>
        )}
      </div>
      {notice.occurredAt ? (
        <time className="notice-time text-12 faint" dateTime={notice.occurredAt}>
          {formatDate(notice.occurredAt, 'short')}
        </time>
      ) : null}
    </li>
  );
}
