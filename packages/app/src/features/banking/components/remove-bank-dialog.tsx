import { checkingOf, type BankConnection } from '@plinth/api-client/resources/banking';
import { Alert } from '@plinth/ui-kit/react/alert';
import { Button } from '@plinth/ui-kit/react/button';
import { Dialog } from '@plinth/ui-kit/react/dialog';
import type { ComponentRef, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { removal, selectRemoval } from '../removal.ts';

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
  const submission = useSelector(selectRemoval);
  const isRemoving = submission.status === 'sending';
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
      {submission.status === 'failed' && submission.input === connection?.id ? (
        <Alert className="bank-remove-failure" variant="danger">
          {submission.isUncertain ? (
            t('banking.remove.unknown')
          ) : (
            <>
              <strong>{t('banking.remove.refused')}</strong> {t('banking.nothingChanged')}
            </>
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
          if (connection) dispatch(removal.submitted(connection.id));
        }}
      >
        {t('banking.remove.confirm')}
      </Button>
    </Dialog>
  );
}
