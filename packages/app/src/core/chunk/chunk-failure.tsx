import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { useTranslation } from 'react-i18next';

/** Replaces a part of the page whose code failed to load or to run. */
export function ChunkFailure({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return <EmptyState kind="error" heading={t('card.failed')} text={t('card.failedText')} onLoadRetry={onRetry} />;
}
