import { BarChart, type BarSeriesOption } from 'echarts/charts';
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
import { ChartCanvas, MAX_BAR_WIDTH_PX } from './chart-canvas.tsx';
import type { BarsContent } from './chart-content.ts';
import { highestIndex, lowestIndex } from './chart-extremes.ts';
import { readTheme, type ChartTheme } from './chart-theme.ts';
import { pointTooltip } from './point-tooltip.ts';

register([AxisPointerComponent, BarChart, GridComponent, MarkLineComponent]);

type Option = ComposeOption<
  AxisPointerComponentOption | BarSeriesOption | GridComponentOption | MarkLineComponentOption
>;

/** The width of a character of a label. */
const CHARACTER_WIDTH_PX = 7;
/** Below this width there is no room beside the columns for the name of the line. */
const NARROW_PX = 560;
/** Columns whose centers are closer label their highest value alone, because a label would lie on the ones beside it. */
const MIN_LABELED_PITCH_PX = 30;
/** The width of the axis of values. */
const AXIS_WIDTH_PX = 48;
/** The steps of the axis of values. */
const AXIS_STEPS = 5;

type Series = BarsContent['series'][number];

/** The dashed line across the columns, with its name beside them. */
function referenceLine(
  { reference }: BarsContent,
  { colors, valueText }: ChartTheme,
): Pick<BarSeriesOption, 'markLine'> {
  if (!reference) return {};
  return {
    markLine: {
      silent: true,
      symbol: 'none',
      animation: false,
      lineStyle: { color: colors['chart-4'], type: 'dashed', width: 1 },
      label: { ...valueText, position: 'end', distance: 8, formatter: () => reference.name },
      data: [{ yAxis: reference.value }],
    },
  };
}

/** Returns the lowest and the highest end of the columns, whose parts below zero are apart from those above it. */
function extentOf({ categories, series, reference }: BarsContent): readonly number[] {
  const sumsOf = (isPart: (value: number) => boolean) =>
    categories.map((_, column) =>
      series.map(({ values }) => values[column] ?? 0).reduce((sum, value) => (isPart(value) ? sum + value : sum), 0),
    );
  return [0, reference?.value ?? 0, ...sumsOf((value) => value > 0), ...sumsOf((value) => value < 0)];
}

/** @param isTight whether the columns are too close for more than one label. */
function seriesOption(
  series: Series,
  index: number,
  content: BarsContent,
  theme: ChartTheme,
  isTight = false,
): BarSeriesOption {
  const { isSmall = false, labels, formatAxis } = content;
  const { colors, axisText, valueText } = theme;
  const [highest, lowest] = [highestIndex(series.values), lowestIndex(series.values)];
  const isLabeled = (column: number) => labels === 'all' || column === highest || (column === lowest && !isTight);
  return {
    type: 'bar',
    stack: 'bars',
    name: series.name,
    barMaxWidth: MAX_BAR_WIDTH_PX,
    barCategoryGap: isSmall ? '45%' : '55%',
    emphasis: { disabled: true },
    data: series.values.map((value, column) => {
      const isPlain = isSmall && column !== highest;
      return {
        value,
        itemStyle: {
          color: isPlain ? colors['chart-2'] : colors[series.color],
          borderRadius: value < 0 ? [0, 0, 2, 2] : [2, 2, 0, 0],
        },
        label: {
          ...(isPlain ? axisText : valueText),
          show: index === 0 && isLabeled(column),
          position: 'top' as const,
          formatter: () => formatAxis(value),
        },
      };
    }),
    ...(index === 0 ? referenceLine(content, theme) : {}),
  };
}

type GridOf = (endWidth: number) => { readonly left: number; readonly right: number };

/** Returns what changes with the width: the name of the line needs room beside the columns, and labels between them. */
function mediaOf(content: BarsContent, theme: ChartTheme, gridOf: GridOf, end: number): NonNullable<Option['media']> {
  const { categories, series, isSmall = false, labels, reference } = content;
  const tightWidth = categories.length * MIN_LABELED_PITCH_PX + (isSmall ? 0 : AXIS_WIDTH_PX);
  const optionAt = (isTight: boolean, isNarrow: boolean): Option => ({
    grid: gridOf(isNarrow ? 8 : end),
    series: series.map((item, index) => {
      const option = seriesOption(item, index, content, theme, isTight);
      if (!option.markLine) return option;
      return { ...option, markLine: { ...option.markLine, label: { ...option.markLine.label, show: !isNarrow } } };
    }),
  });
  const isNarrow = reference !== undefined;
  return [
    { query: { maxWidth: NARROW_PX }, option: optionAt(false, isNarrow) },
    ...(labels === 'extremes' && tightWidth < NARROW_PX
      ? [{ query: { maxWidth: tightWidth }, option: optionAt(true, isNarrow) }]
      : []),
    { option: optionAt(false, false) },
  ];
}

function optionOf(content: BarsContent, container: HTMLElement): Option {
  const theme = readTheme(container);
  const { colors, isRtl, axisText, animation } = theme;
  const { categories, series, isSmall = false, reference, formatAxis } = content;
  const nameWidth = reference ? reference.name.length * CHARACTER_WIDTH_PX + 16 : 8;
  const [start, end] = isSmall ? [0, 0] : [8, nameWidth];
  const gridOf: GridOf = (endWidth) => (isRtl ? { left: endWidth, right: start } : { left: start, right: endWidth });
  return {
    ...animation,
    grid: { ...gridOf(end), top: 22, bottom: 4, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
    xAxis: {
      type: 'category',
      inverse: isRtl,
      data: [...categories],
      axisTick: { show: false },
      axisPointer: { show: true, type: 'shadow', label: { show: false }, shadowStyle: { opacity: 0.06 } },
      axisLine: { onZero: true, lineStyle: { color: colors['line-control'] } },
      axisLabel: { ...axisText, hideOverlap: true, margin: 8 },
    },
    yAxis: {
      type: 'value',
      show: !isSmall,
      position: isRtl ? 'right' : 'left',
      ...axisTicks(extentOf(content), AXIS_STEPS),
      splitLine: { lineStyle: { color: colors['chart-grid'] } },
      axisLabel: { ...axisText, formatter: formatAxis },
    },
    series: series.map((item, index) => seriesOption(item, index, content, theme)),
    media: mediaOf(content, theme, gridOf, end),
  };
}

interface Props {
  readonly content: BarsContent;
  readonly className: string;
}

/** Columns above and below a zero line. */
export default function BarsDrawing({ content, className }: Props) {
  const createOption = useCallback((container: HTMLElement) => optionOf(content, container), [content]);
  return (
    <ChartCanvas
      createOption={createOption}
      tooltipOf={(index) => pointTooltip(content, index)}
      className={className}
    />
  );
}
