import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import './cash-flow-card.css';

/** A skeleton with the size of the totals and the chart. */
export function CashFlowSkeleton() {
  return (
    <div className="dashboard-flow" aria-busy="true">
      <Skeleton lines={4} />
      <Skeleton shape="block" className="flow-chart-placeholder" />
    </div>
  );
}
