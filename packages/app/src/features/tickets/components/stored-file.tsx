import { iconDownload } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { Icon } from '@plinth/ui-kit/react/icon';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { failureMessage } from '#features/_shared/ticket-composer/failure-message.ts';
import { FileLine } from '#features/_shared/ticket-composer/file-line.tsx';
import { downloadRequested, selectDownloads } from '../downloads-slice.ts';
import { nameOfKey } from '../files/file-name.ts';

/** A file of a ticket with a download button. Files are never displayed (product.md#entities). */
export function StoredFile({ storageKey }: { readonly storageKey: string }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { byKey, sizes } = useSelector(selectDownloads);
  const download = byKey[storageKey];
  const name = nameOfKey(storageKey);
  const isBusy = download?.status === 'busy';
  const startDownload = () => dispatch(downloadRequested(storageKey));
  return (
    <FileLine
      name={name}
      size={sizes[storageKey]}
      progress={isBusy ? { label: t('tickets.downloading', { name }), share: download.share } : null}
      failure={
        download?.status === 'failed' ? (
          <>
            <span>{failureMessage(t, 'tickets.downloadFailed', download.code)}</span>
            <Button size="small" onClick={startDownload}>
              {t('tickets.retry')}
            </Button>
          </>
        ) : null
      }
    >
      <Button
        variant="ghost"
        size="small"
        iconOnly
        busy={isBusy}
        label={t('tickets.download', { name })}
        onClick={startDownload}
      >
        <Icon size="small" path={iconDownload} />
      </Button>
    </FileLine>
  );
}
