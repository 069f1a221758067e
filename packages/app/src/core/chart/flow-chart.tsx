import ReactEChartsCore from 'echarts-for-react/esm/core';
import { BarChart, type BarSeriesOption } from 'echarts/charts';
import {
  AxisPointerComponent,
  GridComponent,
  type AxisPointerComponentOption,
  type GridComponentOption,
} from 'echarts/components';
import { use as register, type ComposeOption } from 'echarts/core';
import * as echarts from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useServices } from '#core/context.ts';
import { onAppearanceChange, readColors } from './chart-colors.ts';
import type { FlowChartProps } from './flow-chart-props.ts';
import { FlowTooltip, type ColumnExtent } from './flow-tooltip.tsx';
import './flow-chart.css';

register([AxisPointerComponent, BarChart, GridComponent, SVGRenderer]);

type Option = ComposeOption<AxisPointerComponentOption | BarSeriesOption | GridComponentOption>;

const COLOR_ROLES = ['chart-1', 'chart-2', 'chart-grid', 'chart-axis', 'line-control', 'text', 'surface'] as const;

/** Returns a pattern of 45° lines in the color of the series. */
const hatchPattern = (color: string) => ({
  symbol: 'rect',
  dashArrayX: [1, 0],
  dashArrayY: [2, 2.5],
  rotation: -Math.PI / 4,
  color,
});

/** Minor units in one unit of the axis, so that its steps are round. */
const MINOR_UNITS_PER_AXIS_UNIT = 100;

/** Returns a column's height; `-` for none, because a column of height 0 would still draw its border. */
const columnHeight = (minor: number): number | '-' => (minor === 0 ? '-' : minor / MINOR_UNITS_PER_AXIS_UNIT);

const MAX_BAR_WIDTH_PX = 24;
/** The width of a character of a label, and of the axis beside the columns. */
const CHARACTER_WIDTH_PX = 7.5;
const AXIS_WIDTH_PX = 64;
/** The width of the chart in a print, which fits a sheet of A4 or letter paper. */
const PRINT_WIDTH_PX = 620;

/** Returns the extent of a column in a chart, from the distance between the centers of two columns. */
function columnExtentOf(chart: echarts.ECharts, index: number): ColumnExtent {
  const centerOf = (column: number) => chart.convertToPixel({ xAxisIndex: 0 }, column);
  const center = centerOf(index);
  const half = Math.min(Math.abs(centerOf(index + 1) - center), MAX_BAR_WIDTH_PX) / 2;
  return { left: center - half, right: center + half };
}

/** The event when the pointer moves to another column, or away from all of them. */
interface AxisPointerEvent {
  readonly axesInfo?: readonly { readonly value: number }[];
}

interface ActiveColumn {
  readonly index: number;
  readonly extent: ColumnExtent;
}

function optionOf(props: FlowChartProps, container: HTMLElement): Option {
  const colors = readColors(container, COLOR_ROLES);
  const isRtl = container.matches(':dir(rtl)');
  const isAnimated =
    !matchMedia('(prefers-reduced-motion: reduce)').matches && !container.classList.contains('flow-chart-printed');
  const { bins, formatAxis, seriesNames } = props;
  // A canvas measures the labels, and doesn't know `inherit`.
  const { fontFamily } = getComputedStyle(container);
  const isTicked = (index: number) => bins[index]?.hasTick ?? false;
  const hasAllTicks = bins.every(({ hasTick }) => hasTick);
  const showsLabels = bins.length <= 12;
  const bar = {
    type: 'bar',
    stack: 'flow',
    barMaxWidth: MAX_BAR_WIDTH_PX,
    barCategoryGap: '32%',
    emphasis: { disabled: true },
  } as const;
  const topLabel = (index: number) => {
    const bin = bins[index];
    return bin && showsLabels && bin.moneyIn > 0 ? formatAxis(bin.moneyIn) : '';
  };
  const labelOptions = (isTop: (index: number) => boolean): NonNullable<BarSeriesOption['label']> => ({
    show: showsLabels,
    position: 'top',
    color: colors.text,
    fontSize: 12,
    fontWeight: 600,
    fontFamily,
    formatter: ({ dataIndex }) => (isTop(dataIndex) ? topLabel(dataIndex) : ''),
  });
  const labelLength = Math.max(...bins.map((_, index) => topLabel(index).length), 0);
  // A label may cover half of the columns beside its own.
  const labelledWidth = AXIS_WIDTH_PX + (bins.length * labelLength * CHARACTER_WIDTH_PX) / 2;
  const withLabels = (show: boolean): Option => ({ series: [{ label: { show } }, { label: { show } }, {}] });
  return {
    animation: isAnimated,
    animationDuration: 320,
    grid: { left: 8, right: 8, top: 24, bottom: 8, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
    xAxis: {
      type: 'category',
      inverse: isRtl,
      data: bins.map(({ label: text }) => text),
      axisTick: {
        show: !hasAllTicks,
        alignWithLabel: true,
        interval: isTicked,
        lineStyle: { color: colors['line-control'] },
      },
      axisPointer: { show: true, type: 'shadow', label: { show: false }, shadowStyle: { opacity: 0.06 } },
      axisLine: { onZero: true, lineStyle: { color: colors['line-control'] } },
      axisLabel: {
        color: colors['chart-axis'],
        fontSize: 12,
        fontFamily,
        hideOverlap: true,
        margin: 12,
        interval: hasAllTicks ? 'auto' : isTicked,
      },
    },
    yAxis: {
      type: 'value',
      position: isRtl ? 'right' : 'left',
      splitNumber: 4,
      splitLine: { lineStyle: { color: colors['chart-grid'] } },
      axisLabel: {
        color: colors['chart-axis'],
        fontSize: 12,
        fontFamily,
        formatter: (value: number) => formatAxis(value * MINOR_UNITS_PER_AXIS_UNIT),
      },
    },
    series: [
      {
        ...bar,
        name: seriesNames.moneyIn,
        data: bins.map(({ moneyIn, processing }) => columnHeight(moneyIn - processing)),
        itemStyle: { color: colors['chart-1'], borderRadius: [2, 2, 0, 0] },
        label: labelOptions((index) => (bins[index]?.processing ?? 0) === 0),
      },
      {
        ...bar,
        name: seriesNames.processing,
        data: bins.map(({ processing }) => columnHeight(processing)),
        itemStyle: {
          color: colors.surface,
          borderColor: colors['chart-1'],
          borderWidth: 1,
          decal: hatchPattern(colors['chart-1']),
        },
        label: labelOptions((index) => (bins[index]?.processing ?? 0) > 0),
      },
      {
        ...bar,
        name: seriesNames.moneyOut,
        data: bins.map(({ moneyOut }) => columnHeight(-moneyOut)),
        itemStyle: { color: colors['chart-2'], borderRadius: [0, 0, 2, 2] },
      },
    ],
    media: [{ query: { maxWidth: labelledWidth }, option: withLabels(false) }, { option: withLabels(showsLabels) }],
  };
}

/**
 * A bar chart with money in above the axis and money out below it. It is hidden from assistive technology, because a
 * table beside it has the same content. A change of skin updates the chart without rendering the component.
 */
export default function FlowChart(props: FlowChartProps) {
  const { appearance } = useServices();
  const container = useRef<HTMLDivElement>(null);
  const chart = useRef<ReactEChartsCore>(null);
  const latestProps = useRef(props);
  const [option, setOption] = useState<Option | null>(null);
  const [active, setActive] = useState<ActiveColumn | null>(null);
  const activeBin = active ? props.bins[active.index] : undefined;
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
    latestProps.current = props;
    if (container.current) setOption(optionOf(props, container.current));
  }, [props]);

  useEffect(() => {
    const redraw = () => {
      if (container.current)
        chart.current?.getEchartsInstance().setOption(optionOf(latestProps.current, container.current), true);
    };
    const stopRedrawing = onAppearanceChange(appearance, redraw);
    // The browser prints before it reports the change of the medium, so the style sheet can't give the colors.
    const setPrinted = (isPrinted: boolean) => {
      const instance = chart.current?.getEchartsInstance();
      container.current?.classList.toggle('flow-chart-printed', isPrinted);
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
    <div ref={container} className="flow-chart" aria-hidden="true">
      {option ? (
        <ReactEChartsCore
          lazyUpdate
          ref={chart}
          echarts={echarts}
          option={option}
          opts={{ renderer: 'svg' }}
          notMerge
          onEvents={events}
          className="flow-chart-canvas"
        />
      ) : null}
      {active && activeBin ? (
        <FlowTooltip
          bin={activeBin}
          column={active.extent}
          seriesNames={props.seriesNames}
          formatValue={props.formatValue}
          formatNet={props.formatNet}
        />
      ) : null}
    </div>
  );
}
