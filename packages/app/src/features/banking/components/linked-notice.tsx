import { Alert } from '@plinth/ui-kit/react/alert';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectBanks } from '../banking-slice.ts';

/** A notice shown after a bank was linked. It keeps the bank's name even if the bank is removed while it is visible. */
export function LinkedNotice({ connectionId }: { readonly connectionId: string }) {
  const { t } = useTranslation();
  const bank = useSelector(selectBanks).find(({ id }) => id === connectionId);
  const [institution] = useState(bank?.institution);
  return (
    <Alert variant="success" dismissible>
      {institution === undefined ? t('banking.linkedNotice.some') : t('banking.linkedNotice.linked', { institution })}
    </Alert>
  );
}
