import { formatMoney } from '@plinth/ui-kit/format';
import { useTranslation } from 'react-i18next';
import { brand } from '#core/config/brand.ts';
import type { ComposerPlace } from '../place.ts';

/** What a ticket says before anybody has typed: nothing, or the request for a top-up with what is available. */
export function useFirstWords({ draft, available }: ComposerPlace): { readonly subject: string; readonly message: string } {
  const { t } = useTranslation();
  if (draft !== 'topup') return { subject: '', message: '' };
  return {
    subject: t('tickets.topup.subject'),
    message: available ? t('tickets.topup.message', { amount: formatMoney(available, { currency: brand.currency }) }) : t('tickets.topup.messageNoAmount'),
  };
}
