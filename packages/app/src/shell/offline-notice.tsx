import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '#core/context.ts';
import './offline-notice.css';

/**
 * A notice over the page while the browser is offline. The live region is always in the document, so that assistive
 * technology announces its first text.
 */
export function OfflineNotice() {
  const { network } = useServices();
  const { t } = useTranslation();
  const isOnline = useSyncExternalStore(network.subscribe, network.isOnline, () => true);
  return (
    <output className="offline-notice">
      {isOnline ? null : <span className="offline-words">{t('shell.offline')}</span>}
    </output>
  );
}
