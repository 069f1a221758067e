import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { FlowChartSkeleton } from '#core/chart/flow-chart-skeleton.tsx';
import './cash-flow-card.css';

/** A skeleton with the size of the totals and the chart. */
export function CashFlowSkeleton() {
  return (
    <div className="dashboard-flow" aria-busy="true">
      <Skeleton lines={4} />
      <FlowChartSkeleton />
    </div>
  );
}
