import type { BankAccount } from '@plinth/api-client/resources/banking';
import { useTranslation } from 'react-i18next';
import { formatTag } from '#core/i18n/languages.ts';
import { Figure } from '#shared/figure.tsx';
import { MAX_NAMED_ITEMS, MoreCount } from './more-count.tsx';

/** The checking accounts of a bank by their masked numbers: "Checking ····4417, ····4425". */
export function CheckingAccounts({ accounts }: { readonly accounts: readonly Pick<BankAccount, 'mask'>[] }) {
  const { t, i18n } = useTranslation();
  const list = new Intl.ListFormat(formatTag(i18n.language), { type: 'unit', style: 'short' });
  const masks = accounts.slice(0, MAX_NAMED_ITEMS).flatMap(({ mask }) => (mask === null ? [] : [`····${mask}`]));
  return (
    <>
      {t('onboarding.bank.checking')} <Figure>{list.format(masks)}</Figure> <MoreCount items={accounts} />
    </>
  );
}
