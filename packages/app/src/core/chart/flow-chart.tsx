import { BarChart, type BarSeriesOption } from 'echarts/charts';
import {
  AxisPointerComponent,
  GridComponent,
  type AxisPointerComponentOption,
  type GridComponentOption,
} from 'echarts/components';
import { use as register, type ComposeOption } from 'echarts/core';
import { useCallback } from 'react';
import { axisTicks } from './axis-ticks.ts';
import { ChartCanvas, isAnimated, MAX_BAR_WIDTH_PX } from './chart-canvas.tsx';
import { readColors } from './chart-colors.ts';
import type { TooltipContent } from './chart-content.ts';
import type { FlowChartProps } from './flow-chart-props.ts';
import './flow-chart.css';

register([AxisPointerComponent, BarChart, GridComponent]);

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

/** The width of a character of a label, and of the axis beside the columns. */
const CHARACTER_WIDTH_PX = 7.5;
const AXIS_WIDTH_PX = 64;
/** The steps of the axis of values. */
const AXIS_STEPS = 4;

function optionOf(props: FlowChartProps, container: HTMLElement): Option {
  const colors = readColors(container, COLOR_ROLES);
  const isRtl = container.matches(':dir(rtl)');
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
    animation: isAnimated(container),
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
      ...axisTicks(
        bins
          .flatMap(({ moneyIn, moneyOut }) => [moneyIn, -moneyOut, 0])
          .map((minor) => minor / MINOR_UNITS_PER_AXIS_UNIT),
        AXIS_STEPS,
      ),
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

/** A bar chart with money in above the axis and money out below it. */
export default function FlowChart(props: FlowChartProps) {
  const createOption = useCallback((container: HTMLElement) => optionOf(props, container), [props]);
  const { bins, seriesNames, formatValue, formatNet } = props;
  const tooltipOf = (index: number): TooltipContent | undefined => {
    const bin = bins[index];
    if (!bin) return undefined;
    const { name, moneyIn, processing, moneyOut } = bin;
    return {
      title: name,
      rows: [
        { name: seriesNames.moneyIn, value: formatValue(moneyIn) },
        ...(processing > 0
          ? [{ name: seriesNames.processing, value: formatValue(processing), role: 'part' as const }]
          : []),
        { name: seriesNames.moneyOut, value: formatValue(-moneyOut) },
        { name: seriesNames.net, value: formatNet(moneyIn - moneyOut), role: 'total' },
      ],
    };
  };
  return <ChartCanvas createOption={createOption} tooltipOf={tooltipOf} className="flow-chart" />;
}
