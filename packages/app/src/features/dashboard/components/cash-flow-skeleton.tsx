import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import './cash-flow-card.css';

/** The sums and the chart before they are there, in their size. */
export function CashFlowSkeleton() {
  return (
    <div className="dashboard-flow" aria-busy="true">
      <Skeleton lines={4} />
      <Skeleton shape="block" className="flow-chart-placeholder" />
    </div>
  );
}
