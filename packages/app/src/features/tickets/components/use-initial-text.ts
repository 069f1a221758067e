import { availableOf } from '@plinth/api-client/resources/topups';
import { formatMoney } from '@plinth/ui-kit/format';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { brand } from '#core/config/brand.ts';
import { selectTopup } from '#features/_shared/topup/topup-slice.ts';
import type { DraftName } from '../composer-slice.ts';

/** Returns the initial text of a draft: empty, or a top-up request with the available amount. */
export function useInitialText(draft: DraftName): { readonly subject: string; readonly message: string } {
  const { t } = useTranslation();
  const panel = useSelector(selectTopup);
  if (draft !== 'topup') return { subject: '', message: '' };
  const available = panel.status === 'ready' ? availableOf(panel.data) : 0;
  const amount = formatMoney(available, { currency: brand.currency });
  return {
    subject: t('tickets.topup.subject'),
    message: available > 0 ? t('tickets.topup.message', { amount }) : t('tickets.topup.messageNoAmount'),
  };
}
