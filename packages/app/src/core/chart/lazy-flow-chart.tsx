import { useRef } from 'react';
import { ChunkFailure } from '#core/chunk/chunk-failure.tsx';
import { useChunk } from '#core/chunk/use-chunk.ts';
import { useNearViewport } from '#core/chunk/use-near-viewport.ts';
import type { FlowChartProps } from './flow-chart-props.ts';
import { FlowChartSkeleton } from './flow-chart-skeleton.tsx';

const load = async () => (await import('./flow-chart.tsx')).default;

/** The chart, or a placeholder of its size; the chart library is loaded once the placeholder is near the viewport. */
export function LazyFlowChart(props: FlowChartProps) {
  const container = useRef<HTMLDivElement>(null);
  const { part: FlowChart, failed, retry } = useChunk(load, useNearViewport(container, 200));
  return (
    <div ref={container} className="flow-chart">
      {FlowChart ? <FlowChart {...props} /> : failed ? <ChunkFailure onRetry={retry} /> : <FlowChartSkeleton />}
    </div>
  );
}
