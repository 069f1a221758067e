import {
  iconCalculator,
  iconCheck,
  iconClock,
  iconLifeBuoy,
  iconPlus,
  iconStore,
  iconTicketPercent,
} from '@plinth/ui-kit/icons';
import type { NotificationList } from '@plinth/ui-kit/react/notification-list';
import type { TFunction } from 'i18next';
import type { ComponentProps } from 'react';
import { money } from '#core/money.tsx';
import { hrefOf } from '#core/routes/href.ts';
import { logoUrl } from '#features/_shared/bank-connections/logo-url.ts';
import type { Notice } from '../notifications-slice.ts';

type ListedNotice = NonNullable<ComponentProps<typeof NotificationList>['notifications']>[number];

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

/** Returns the logo or initials of the bank, or an icon for notifications that don't concern a bank. */
function pictureOf(notice: Notice, contentUrl: string | null): Pick<ListedNotice, 'avatar' | 'icon'> {
  if (notice.kind !== 'connectionBroke' || notice.source !== 'bank') return { icon: iconOf(notice) };
  const src = logoUrl(notice.institution, notice.logo, contentUrl, globalThis.location.origin) ?? undefined;
  return { avatar: { name: notice.institution, src, shape: 'square' } };
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
      return {
        title,
        subtitle: notice.amount === null ? null : subtitle,
        values: { contract: notice.contract, amount: money(notice.amount) },
      };
    case 'topupAvailable':
      return { title, subtitle, values: { amount: money(notice.available) } };
    case 'promoApplied':
      return {
        title,
        subtitle: notice.benefit === null ? null : subtitle,
        values: { code: notice.code, benefit: notice.benefit ?? '' },
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

/**
 * Returns a notification as the kit's list shows it: picture, title, subtitle (product.md#entities), time and address.
 * @param options.contentUrl the base URL of the content host, which has the logos of banks.
 */
export function listedNotice(
  notice: Notice,
  {
    isUnread,
    contentUrl,
    t,
  }: { readonly isUnread: boolean; readonly contentUrl: string | null; readonly t: TFunction },
): ListedNotice {
  const { title, subtitle, values } = textKeyOf(notice);
  return {
    id: notice.id,
    title: t(title, values),
    subtitle: subtitle === null ? undefined : t(subtitle, values),
    time: notice.occurredAt ?? undefined,
    unread: isUnread,
    href: hrefOfNotice(notice),
    ...pictureOf(notice, contentUrl),
  };
}
