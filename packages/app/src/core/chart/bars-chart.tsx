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
import { ChartCanvas, MAX_BAR_WIDTH_PX } from './chart-canvas.tsx';
import type { BarsContent } from './chart-content.ts';
import { highestIndex, lowestIndex } from './chart-extremes.ts';
import { readTheme, type ChartTheme } from './chart-theme.ts';
import { pointTooltip } from './point-tooltip.ts';

register([AxisPointerComponent, BarChart, GridComponent, MarkLineComponent]);

type Option = ComposeOption<
  AxisPointerComponentOption | BarSeriesOption | GridComponentOption | MarkLineComponentOption
>;

/** The width of a character of a label, and the width of the name of the line beside the columns. */
const CHARACTER_WIDTH_PX = 7;
/** Below this width the name of the line is above its end. */
const NARROW_PX = 560;

type Series = BarsContent['series'][number];

/** The dashed line across the columns. Its name stands beside them, or above it where there is no room. */
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

function seriesOption(series: Series, index: number, content: BarsContent, theme: ChartTheme): BarSeriesOption {
  const { isSmall = false, labels, formatAxis } = content;
  const { colors, axisText, valueText } = theme;
  const [highest, lowest] = [highestIndex(series.values), lowestIndex(series.values)];
  const isLabeled = (column: number) => labels === 'all' || column === highest || column === lowest;
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

function optionOf(content: BarsContent, container: HTMLElement): Option {
  const theme = readTheme(container);
  const { colors, isRtl, axisText, animation } = theme;
  const { categories, series, isSmall = false, reference, formatAxis } = content;
  const nameWidth = reference ? reference.name.length * CHARACTER_WIDTH_PX + 16 : 8;
  const [start, end] = isSmall ? [0, 0] : [8, nameWidth];
  const gridOf = (endWidth: number) => (isRtl ? { left: endWidth, right: start } : { left: start, right: endWidth });
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
      splitNumber: 5,
      splitLine: { lineStyle: { color: colors['chart-grid'] } },
      axisLabel: { ...axisText, formatter: formatAxis },
    },
    series: series.map((item, index) => seriesOption(item, index, content, theme)),
    ...(reference
      ? {
          media: [
            {
              query: { maxWidth: NARROW_PX },
              option: {
                grid: gridOf(8),
                series: [
                  { markLine: { label: { position: 'insideEndTop', backgroundColor: colors.surface, padding: 2 } } },
                ],
              },
            },
            {
              option: {
                grid: gridOf(end),
                series: [{ markLine: { label: { position: 'end', backgroundColor: 'transparent', padding: 0 } } }],
              },
            },
          ],
        }
      : {}),
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
