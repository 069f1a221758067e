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
import { axisTicks } from './axis-ticks.ts';
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
/** The space between the lines and a text beside them, and at its other end. */
const LABEL_SPACE_PX = 16;
/** The steps of the axis of values. */
const AXIS_STEPS = 2;
/** Values of the axis that are closer to the last point than this share of the axis give way to its label. */
const LABEL_SHARE = 0.2;

type Line = LinesContent['series'][number];

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

/** Returns the points of a line, the last one with a dot and a label beside it. */
function labeledPoints(
  values: readonly number[],
  text: string,
  { isRtl, valueText }: ChartTheme,
): NonNullable<LineSeriesOption['data']> {
  const label = { ...valueText, show: true, position: isRtl ? 'left' : 'right', formatter: text } as const;
  return values.map((value, index) =>
    index === values.length - 1 ? { value, symbol: 'circle', symbolSize: 7, label } : value,
  );
}

/** Returns the text at the end of a line. */
const endTextOf = ({ name, values }: Line, { isNamed = false, formatAxis }: LinesContent): string => {
  const value = formatAxis(values.at(-1) ?? 0);
  return isNamed ? `${name} ${value}` : value;
};

/** The first line: slate before the period, and with a dot and a label at its end. */
function firstLine(content: LinesContent, theme: ChartTheme): LineSeriesOption[] {
  const { series, period } = content;
  const [first] = series;
  if (!first) return [];
  const { colors, isRtl, axisText } = theme;
  const start = period?.start ?? 0;
  const before = first.values.map((value, index) => (index <= start ? value : '-'));
  const points = labeledPoints(first.values, endTextOf(first, content), theme);
  const within = points.map((point, index) => (index < start ? '-' : point));
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
  const { categories, series, period, isNamed = false, range = [], formatAxis } = content;
  const values = series.flatMap((line) => line.values);
  const ticks = axisTicks([...values, ...range], AXIS_STEPS);
  const lastValue = series[0]?.values.at(-1) ?? 0;
  // The values of the axis and the labels of the lines are beside each other, unless the labels have names.
  const isCovered = (value: number) => !isNamed && Math.abs(value - lastValue) < (ticks.max - ticks.min) * LABEL_SHARE;
  const widthOf = (texts: readonly string[]) =>
    Math.max(...texts.map(({ length }) => length)) * CHARACTER_WIDTH_PX + LABEL_SPACE_PX;
  const axisWidth = widthOf([ticks.min, ticks.max, lastValue].map((value) => formatAxis(value)));
  const [start, end] = isNamed ? [axisWidth, widthOf(series.map((line) => endTextOf(line, content)))] : [4, axisWidth];
  const isAxisLeft = isNamed !== isRtl;
  const last = categories.length - 1;
  return {
    ...animation,
    grid: {
      top: period ? 20 : 10,
      bottom: 24,
      left: isRtl ? end : start,
      right: isRtl ? start : end,
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
        interval: (index: number) => index === 0 || index === last,
        alignMinLabel: isRtl ? 'right' : 'left',
        alignMaxLabel: isRtl ? 'left' : 'right',
      },
    },
    yAxis: {
      type: 'value',
      ...ticks,
      position: isAxisLeft ? 'left' : 'right',
      splitLine: { lineStyle: { color: colors['chart-grid'] } },
      axisLabel: { ...axisText, formatter: (value: number) => (isCovered(value) ? '' : formatAxis(value)) },
    },
    series: [
      ...series.slice(1).map((line) => {
        const points = isNamed ? labeledPoints(line.values, endTextOf(line, content), theme) : [...line.values];
        return lineOf(colors[line.color], points);
      }),
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
