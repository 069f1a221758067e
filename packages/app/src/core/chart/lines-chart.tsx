import { LineChart, type LineSeriesOption } from 'echarts/charts';
import {
  AxisPointerComponent,
  GridComponent,
  MarkLineComponent,
  type AxisPointerComponentOption,
  type GridComponentOption,
  type MarkLineComponentOption,
} from 'echarts/components';
import { use as register, type ComposeOption } from 'echarts/core';
import { useCallback } from 'react';
import { ChartCanvas } from './chart-canvas.tsx';
import type { LinesContent } from './chart-content.ts';
import { readTheme, type ChartTheme } from './chart-theme.ts';
import { pointTooltip } from './point-tooltip.ts';

register([AxisPointerComponent, GridComponent, LineChart, MarkLineComponent]);

type Option = ComposeOption<
  AxisPointerComponentOption | GridComponentOption | LineSeriesOption | MarkLineComponentOption
>;

/** The width of a character of a value beside the lines. */
const CHARACTER_WIDTH_PX = 7;
/** Values of the axis that are closer than this share of all values to the last point give way to its label. */
const LABEL_SHARE = 0.25;

const lineOf = (color: string, data: NonNullable<LineSeriesOption['data']>): LineSeriesOption => ({
  type: 'line',
  symbol: 'none',
  showAllSymbol: true,
  emphasis: { disabled: true },
  silent: true,
  lineStyle: { color, width: 2, cap: 'round', join: 'round' },
  itemStyle: { color },
  data,
});

/** The first line: slate before the period, and with a dot and a label at its end. */
function firstLine({ series: [first], period, formatAxis }: LinesContent, theme: ChartTheme): LineSeriesOption[] {
  if (!first) return [];
  const { colors, isRtl, axisText, valueText } = theme;
  const start = period?.start ?? 0;
  const last = first.values.length - 1;
  const before = first.values.map((value, index) => (index <= start ? value : '-'));
  const within = first.values.map((value, index) => {
    if (index < start) return '-';
    if (index < last) return value;
    const label = {
      ...valueText,
      show: true,
      position: isRtl ? 'left' : 'right',
      formatter: formatAxis(value),
    } as const;
    return { value, symbol: 'circle', symbolSize: 7, label };
  });
  const periodLine: Pick<LineSeriesOption, 'markLine'> = period
    ? {
        markLine: {
          silent: true,
          symbol: 'none',
          animation: false,
          lineStyle: { color: colors['chart-grid'], type: 'solid', width: 1 },
          label: { ...axisText, position: 'end', align: isRtl ? 'right' : 'left', formatter: ` ${period.name} ` },
          data: [{ xAxis: start }],
        },
      }
    : {};
  return [
    ...(start > 0 ? [lineOf(colors['chart-2'], before)] : []),
    { ...lineOf(colors[first.color], within), ...periodLine, z: 3 },
  ];
}

function optionOf(content: LinesContent, container: HTMLElement): Option {
  const theme = readTheme(container);
  const { colors, isRtl, axisText, animation } = theme;
  const { categories, series, period, formatAxis } = content;
  const values = series.flatMap((line) => line.values);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const lastValue = series[0]?.values.at(-1) ?? 0;
  const isNearLabel = (value: number) => Math.abs(value - lastValue) < (high - low) * LABEL_SHARE;
  const endWidth = Math.max(...values.map((value) => formatAxis(value).length)) * CHARACTER_WIDTH_PX + 12;
  const last = categories.length - 1;
  const isNamed = (index: number) => index === 0 || index === last || index === period?.start;
  return {
    ...animation,
    grid: {
      top: period ? 20 : 10,
      bottom: 24,
      left: isRtl ? endWidth : 4,
      right: isRtl ? 4 : endWidth,
      outerBoundsMode: 'none',
    },
    xAxis: {
      type: 'category',
      boundaryGap: false,
      inverse: isRtl,
      data: [...categories],
      axisTick: { show: false },
      axisPointer: { show: true, type: 'line', label: { show: false }, lineStyle: { color: colors['line-control'] } },
      axisLine: { lineStyle: { color: colors['line-control'] } },
      axisLabel: {
        ...axisText,
        margin: 8,
        interval: (index: number) => isNamed(index),
        alignMinLabel: isRtl ? 'right' : 'left',
        alignMaxLabel: isRtl ? 'left' : 'right',
      },
    },
    yAxis: {
      type: 'value',
      scale: true,
      splitNumber: 2,
      position: isRtl ? 'left' : 'right',
      splitLine: { lineStyle: { color: colors['chart-grid'] } },
      axisLabel: { ...axisText, formatter: (value: number) => (isNearLabel(value) ? '' : formatAxis(value)) },
    },
    series: [
      ...series.slice(1).map(({ color, values: points }) => lineOf(colors[color], [...points])),
      ...firstLine(content, theme),
    ],
  };
}

interface Props {
  readonly content: LinesContent;
  readonly className: string;
}

/** Lines over time. */
export default function LinesDrawing({ content, className }: Props) {
  const createOption = useCallback((container: HTMLElement) => optionOf(content, container), [content]);
  return (
    <ChartCanvas
      createOption={createOption}
      tooltipOf={(index) => pointTooltip(content, index)}
      className={className}
    />
  );
}
