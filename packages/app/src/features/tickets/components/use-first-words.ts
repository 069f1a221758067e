import { formatMoney } from '@plinth/ui-kit/format';
import { useTranslation } from 'react-i18next';
import { brand } from '#core/config/brand.ts';
import type { ComposerPlace } from '../place.ts';

/** What a ticket says before anybody has typed: nothing, or the request for a top-up with what is available. */
export function useFirstWords({ draft, available, account }: ComposerPlace): {
  readonly subject: string;
  readonly message: string;
} {
  const { t } = useTranslation();
  if (draft !== 'topup') return { subject: '', message: '' };
  const subject = t('tickets.topup.subject');
  if (!available) return { subject, message: t('tickets.topup.messageNoAmount') };
  const amount = formatMoney(available, { currency: brand.currency });
  return {
    subject,
    message: account ? t('tickets.topup.messageAccount', { amount, account }) : t('tickets.topup.message', { amount }),
  };
}
