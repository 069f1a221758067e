import { checkingOf, type BankConnection } from '@plinth/api-client/resources/banking';
import { Alert } from '@plinth/ui-kit/react/alert';
import { Button } from '@plinth/ui-kit/react/button';
import { Dialog } from '@plinth/ui-kit/react/dialog';
import type { ComponentRef, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { removalRequested, selectRemoval } from '../removal-slice.ts';

interface Props {
  /** The bank to remove. It remains set while the dialog closes, so that the text does not disappear. */
  readonly connection: BankConnection | null;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly ref: Ref<ComponentRef<typeof Dialog>>;
}

/** A dialog that asks for confirmation before a bank is removed. It stays open during the removal and shows errors. */
export function RemoveBankDialog({ connection, open, onClose, ref }: Props) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const removal = useSelector(selectRemoval);
  const isRemoving = removal.status === 'removing';
  const values = { institution: connection?.institution ?? '', count: checkingOf(connection?.Accounts ?? []).length };
  return (
    <Dialog
      ref={ref}
      alert
      heading={t('banking.remove.title')}
      open={open}
      onDialogClose={(event) => {
        if (isRemoving) event.preventDefault();
        else onClose();
      }}
    >
      <p>{t('banking.remove.text', values)}</p>
      {removal.status === 'failed' && removal.id === connection?.id ? (
        <Alert className="bank-remove-failure" variant="danger">
          {removal.isRejected ? (
            <>
              <strong>{t('banking.remove.refused')}</strong> {t('banking.nothingChanged')}
            </>
          ) : (
            t('banking.remove.unknown')
          )}
        </Alert>
      ) : null}
      <Button slot="footer" disabled={isRemoving} onClick={onClose}>
        {t('banking.remove.keep')}
      </Button>
      <Button
        slot="footer"
        variant="danger"
        busy={isRemoving}
        onClick={() => {
          if (connection) dispatch(removalRequested(connection.id));
        }}
      >
        {t('banking.remove.confirm')}
      </Button>
    </Dialog>
  );
}
