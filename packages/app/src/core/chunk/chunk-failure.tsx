import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { useTranslation } from 'react-i18next';

/** Stands where a part of the page would, whose code did not come or went wrong. */
export function ChunkFailure({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return <EmptyState kind="error" heading={t('card.failed')} text={t('card.failedText')} onLoadRetry={onRetry} />;
}
