import { Alert } from '@plinth/ui-kit/react/alert';
import { Button } from '@plinth/ui-kit/react/button';
import { Dialog } from '@plinth/ui-kit/react/dialog';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { selectUnlinking, selectUnlinkRequest, unlinking } from './unlinking.ts';

/** A dialog that asks for confirmation before unlinking. It can't be closed while the unlink is in progress. */
export function UnlinkDialog() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { status } = useSelector(selectUnlinking);
  const request = useSelector(selectUnlinkRequest);
  const name = request?.name ?? '';
  const isRemoving = status === 'sending';
  return (
    <Dialog
      alert
      open={request !== null}
      heading={t('platforms.ask.title', { name })}
      onDialogClose={(event) => {
        if (isRemoving && event.cancelable) event.preventDefault();
        else dispatch(unlinking.dismissed());
      }}
    >
      <p>{t('platforms.ask.text', { name })}</p>
      {status === 'failed' ? (
        <Alert variant="danger" className="unlink-failure">
          <strong>{t('platforms.ask.failed', { name })}</strong> {t('linking.nothingChanged')}
        </Alert>
      ) : null}
      <Button slot="footer" disabled={isRemoving} onClick={() => dispatch(unlinking.dismissed())}>
        {t('platforms.ask.keep')}
      </Button>
      <Button
        slot="footer"
        variant="danger"
        busy={isRemoving}
        onClick={() => request && dispatch(unlinking.submitted(request))}
      >
        {t(status === 'failed' ? 'linking.retry' : 'platforms.unlink')}
      </Button>
    </Dialog>
  );
}
