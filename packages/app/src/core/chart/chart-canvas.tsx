import ReactEChartsCore from 'echarts-for-react/esm/core';
import { use as register, type EChartsCoreOption } from 'echarts/core';
import * as echarts from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useServices } from '#core/context.ts';
import { onAppearanceChange } from './chart-colors.ts';
import type { TooltipContent } from './chart-content.ts';
import { ChartTooltip, type ColumnExtent } from './chart-tooltip.tsx';
import './chart-canvas.css';

register([SVGRenderer]);

/** The largest width of a column, in pixels. */
export const MAX_BAR_WIDTH_PX = 24;
/** The width of the chart in a print, which fits a sheet of A4 or letter paper. */
const PRINT_WIDTH_PX = 620;

/** Returns the extent of a column in a chart, from the distance between the centers of two columns. */
function columnExtentOf(chart: echarts.ECharts, index: number): ColumnExtent {
  const centerOf = (column: number) => chart.convertToPixel({ xAxisIndex: 0 }, column);
  const center = centerOf(index);
  const half = Math.min(Math.abs(centerOf(index + 1) - center), MAX_BAR_WIDTH_PX) / 2;
  return { left: center - half, right: center + half };
}

/** Resizes a chart to its container if their sizes differ. A resize that is not needed would end its animation. */
function fitChart(chart: echarts.ECharts): void {
  const { clientWidth, clientHeight } = chart.getDom();
  if (clientWidth !== chart.getWidth() || clientHeight !== chart.getHeight())
    chart.resize({ width: 'auto', height: 'auto' });
}

/** Whether a chart may move: not in a print, and not when the user prefers reduced motion. */
export const isAnimated = (container: HTMLElement): boolean =>
  !matchMedia('(prefers-reduced-motion: reduce)').matches && !container.classList.contains('chart-printed');

/** The event when the pointer moves to another column, or away from all of them. */
interface AxisPointerEvent {
  readonly axesInfo?: readonly { readonly value: number }[];
}

interface ActiveColumn {
  readonly index: number;
  readonly extent: ColumnExtent;
}

interface Props {
  /** Returns the option of ECharts with the colors and the direction of the container. The chart is drawn anew when it changes. */
  readonly createOption: (container: HTMLElement) => EChartsCoreOption;
  /** Returns the tooltip of a column; a chart without columns has none. */
  readonly tooltipOf?: (index: number) => TooltipContent | undefined;
  /** The class of the container, which has the height. */
  readonly className: string;
}

/**
 * Every chart of the app. It is hidden from assistive technology, because a text and a table beside it have the same
 * content. A change of skin or direction updates the chart without rendering the component.
 */
export function ChartCanvas({ createOption, tooltipOf, className }: Props) {
  const { appearance } = useServices();
  const container = useRef<HTMLDivElement>(null);
  const chart = useRef<ReactEChartsCore>(null);
  const latestCreateOption = useRef(createOption);
  const [option, setOption] = useState<EChartsCoreOption | null>(null);
  const [active, setActive] = useState<ActiveColumn | null>(null);
  const tooltip = active ? tooltipOf?.(active.index) : undefined;
  const events = useMemo(
    () => ({
      updateAxisPointer: ({ axesInfo }: AxisPointerEvent) => {
        const index = axesInfo?.[0]?.value;
        const instance = chart.current?.getEchartsInstance();
        setActive(index === undefined || !instance ? null : { index, extent: columnExtentOf(instance, index) });
      },
    }),
    [],
  );

  useEffect(() => {
    latestCreateOption.current = createOption;
    if (container.current) setOption(createOption(container.current));
  }, [createOption]);

  // `autoResize` of the component misses a change of size while the chart is being created.
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      const instance = chart.current?.getEchartsInstance();
      if (instance) fitChart(instance);
    });
    if (container.current) observer.observe(container.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const redraw = () => {
      if (container.current)
        chart.current?.getEchartsInstance().setOption(latestCreateOption.current(container.current), true);
    };
    const stopRedrawing = onAppearanceChange(appearance, redraw);
    // The browser prints before it reports the change of the medium, so the style sheet can't give the colors.
    const setPrinted = (isPrinted: boolean) => {
      const instance = chart.current?.getEchartsInstance();
      container.current?.classList.toggle('chart-printed', isPrinted);
      redraw();
      instance?.resize({ width: isPrinted ? PRINT_WIDTH_PX : 'auto' });
      instance?.getZr().flush();
    };
    const handleBeforePrint = () => setPrinted(true);
    const handleAfterPrint = () => setPrinted(false);
    addEventListener('beforeprint', handleBeforePrint);
    addEventListener('afterprint', handleAfterPrint);
    return () => {
      stopRedrawing();
      removeEventListener('beforeprint', handleBeforePrint);
      removeEventListener('afterprint', handleAfterPrint);
    };
  }, [appearance]);

  return (
    <div ref={container} className={`chart-container ${className}`} aria-hidden="true">
      {option ? (
        <ReactEChartsCore
          lazyUpdate
          ref={chart}
          echarts={echarts}
          option={option}
          opts={{ renderer: 'svg' }}
          notMerge
          autoResize={false}
          onEvents={events}
          className="chart-canvas"
        />
      ) : null}
      {active && tooltip ? <ChartTooltip content={tooltip} column={active.extent} /> : null}
    </div>
  );
}
