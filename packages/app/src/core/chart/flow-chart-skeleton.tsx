import './flow-chart.css';

/** The heights of the bars come from the style sheet. */
const BARS = Array.from({ length: 12 }, (_, index) => index);

/** A skeleton of the chart: its grid lines, axis and bars. */
export function FlowChartSkeleton() {
  return (
    <div className="flow-chart flow-chart-skeleton" aria-hidden="true">
      {BARS.map((bar) => (
        <span key={bar} className="skeleton-bar" />
      ))}
    </div>
  );
}
