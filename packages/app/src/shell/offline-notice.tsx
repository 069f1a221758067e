import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Network } from '../core/network/network.ts';
import './offline-notice.css';

/**
 * Says that the connection is gone, for as long as it is. It lies over the page and moves nothing; its place is always
 * there, so that assistive technology knows it before its first word.
 */
export function OfflineNotice({ network }: { readonly network: Network }) {
  const { t } = useTranslation();
  const isOnline = useSyncExternalStore(network.subscribe, network.isOnline);
  return (
    <output className="offline-notice">
      {isOnline ? null : <span className="offline-words">{t('shell.offline')}</span>}
    </output>
  );
}
