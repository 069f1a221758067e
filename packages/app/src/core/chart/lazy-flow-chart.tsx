import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { FlowChartProps } from './flow-chart-props.ts';
import './flow-chart.css';

const FlowChart = lazy(() => import('./flow-chart.tsx'));

/** The chart's place, in its size; the library that draws is fetched once the place nears the window. */
export function LazyFlowChart(props: FlowChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const placeholder = <Skeleton shape="block" className="flow-chart-placeholder" />;
  return (
    <div ref={place} className="flow-chart">
      {isNear ? <Suspense fallback={placeholder}><FlowChart {...props} /></Suspense> : placeholder}
    </div>
  );
}
