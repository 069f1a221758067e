import { Card } from '@plinth/ui-kit/react/card';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { ChunkFailure } from '#core/chunk/chunk-failure.tsx';
import { useChunk, useIdle } from '#core/chunk/use-chunk.ts';
import { useNearViewport } from '#core/chunk/use-near-viewport.ts';
import { MissingSection } from '#core/panel/missing-section.tsx';
import { isSettled } from '#core/panel/panel.ts';
import { usePanel } from '#core/panel/panels.tsx';
import { selectContractsPanel } from '#features/_shared/contracts/contracts-slice.ts';
import { CashFlowSkeleton } from './cash-flow-skeleton.tsx';

const load = async () => (await import('./cash-flow-card.tsx')).CashFlowCard;

/**
 * The cash flow card, loaded when it is near the viewport or the browser is idle. Its placeholder has the same size.
 */
export function LazyCashFlowCard() {
  const { t } = useTranslation();
  const placeholder = useRef<HTMLDivElement>(null);
  const panel = usePanel(useSelector(selectContractsPanel));
  const isNear = useNearViewport(placeholder, 50, isSettled(panel));
  const isIdle = useIdle();
  const { part: CashFlowCard, failed, retry } = useChunk(load, isIdle || isNear);
  if (panel.status === 'failed') {
    return <MissingSection title={t('dashboard.flow.title')} reason={t('dashboard.flow.missing')} />;
  }
  if (CashFlowCard) return <CashFlowCard />;
  return (
    <Card flush className="dashboard-flow-card">
      <h2 slot="heading">{t('dashboard.flow.title')}</h2>
      <div slot="actions" className="dashboard-flow-actions">
        <Skeleton shape="block" className="dashboard-flow-choices" />
      </div>
      <div ref={placeholder}>{failed ? <ChunkFailure onRetry={retry} /> : <CashFlowSkeleton />}</div>
    </Card>
  );
}
