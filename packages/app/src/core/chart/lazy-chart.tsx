import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { useRef, type ComponentType } from 'react';
import { ChunkFailure } from '#core/chunk/chunk-failure.tsx';
import { useChunk } from '#core/chunk/use-chunk.ts';
import { useNearViewport } from '#core/chunk/use-near-viewport.ts';
import type { ChartContent } from './chart-content.ts';
import './lazy-chart.css';

interface DrawingProps<Content> {
  readonly content: Content;
  readonly className: string;
}

const loadBars = async () => (await import('./bars-chart.tsx')).default;
const loadLines = async () => (await import('./lines-chart.tsx')).default;
const loadRing = async () => (await import('./ring-chart.tsx')).default;

/** The heights that a chart can have: in a card among others, or in a card of its own. */
type ChartSize = 'small' | 'medium' | 'large';

interface DrawingLoaderProps<Content> {
  readonly content: Content;
  readonly size: ChartSize;
  readonly load: () => Promise<ComponentType<DrawingProps<Content>>>;
}

function DrawingLoader<Content extends ChartContent>({ content, size, load }: DrawingLoaderProps<Content>) {
  const box = useRef<HTMLDivElement>(null);
  const { part: Drawing, failed, retry } = useChunk(load, useNearViewport(box, 200));
  return (
    <div ref={box} className={`lazy-chart lazy-chart-${size} lazy-chart-${content.kind}`}>
      {Drawing ? (
        <Drawing content={content} className="lazy-chart-drawing" />
      ) : failed ? (
        <ChunkFailure onRetry={retry} />
      ) : (
        <Skeleton shape="block" className="lazy-chart-drawing" />
      )}
    </div>
  );
}

interface Props {
  /** The same object as long as the content is the same. */
  readonly content: ChartContent;
  readonly size: ChartSize;
}

/** A chart, or a placeholder of its size. The part of the chart library that draws it is loaded near the viewport. */
export function LazyChart({ content, size }: Props) {
  switch (content.kind) {
    case 'bars':
      return <DrawingLoader content={content} size={size} load={loadBars} />;
    case 'lines':
      return <DrawingLoader content={content} size={size} load={loadLines} />;
    case 'ring':
      return <DrawingLoader content={content} size={size} load={loadRing} />;
  }
}
