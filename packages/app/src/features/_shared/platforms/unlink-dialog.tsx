import { Alert } from '@plinth/ui-kit/react/alert';
import { Button } from '@plinth/ui-kit/react/button';
import { Dialog } from '@plinth/ui-kit/react/dialog';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { selectUnlinking, unlinkConfirmed, unlinkDismissed } from './unlinking-slice.ts';

/** A dialog that asks for confirmation before unlinking. It can't be closed while the unlink is in progress. */
export function UnlinkDialog() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const unlinking = useSelector(selectUnlinking);
  const request = unlinking.status === 'idle' ? null : unlinking.request;
  const name = request?.name ?? '';
  const isRemoving = unlinking.status === 'removing';
  return (
    <Dialog
      alert
      open={request !== null && unlinking.status !== 'done'}
      heading={t('platforms.ask.title', { name })}
      onDialogClose={(event) => {
        if (isRemoving && event.cancelable) event.preventDefault();
        else dispatch(unlinkDismissed());
      }}
    >
      <p>{t('platforms.ask.text', { name })}</p>
      {unlinking.status === 'failed' ? (
        <Alert variant="danger" className="unlink-failure">
          <strong>{t('platforms.ask.failed', { name })}</strong> {t('linking.nothingChanged')}
        </Alert>
      ) : null}
      <Button slot="footer" disabled={isRemoving} onClick={() => dispatch(unlinkDismissed())}>
        {t('platforms.ask.keep')}
      </Button>
      <Button
        slot="footer"
        variant="danger"
        busy={isRemoving}
        onClick={() => request && dispatch(unlinkConfirmed(request))}
      >
        {t(unlinking.status === 'failed' ? 'linking.retry' : 'platforms.unlink')}
      </Button>
    </Dialog>
  );
}
