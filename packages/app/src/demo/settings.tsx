import { Button } from '@plinth/ui-kit/react/button';
import { Dialog } from '@plinth/ui-kit/react/dialog';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import './settings.css';

/** The demo's part of the customizer: resets its data, after a question. */
export function Settings({ resetData }: { readonly resetData: () => void }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const reset = () => {
    resetData();
    location.reload();
  };
  return (
    <div className="demo-settings">
      <h3 className="demo-settings-title">{t('demo.data.title')}</h3>
      <Button size="small" popup="dialog" onClick={() => setAsking(true)}>
        {t('demo.data.reset')}
      </Button>
      {createPortal(
        <Dialog alert size="small" open={isAsking} heading={t('demo.data.question')} onDialogClose={close}>
          {t('demo.data.explanation')}
          <Button slot="footer" onClick={close}>
            {t('demo.data.keep')}
          </Button>
          <Button slot="footer" variant="danger" onClick={reset}>
            {t('demo.data.reset')}
          </Button>
        </Dialog>,
        document.body,
      )}
    </div>
  );
}
