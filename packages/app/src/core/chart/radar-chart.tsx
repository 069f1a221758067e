import { RadarChart, type RadarSeriesOption } from 'echarts/charts';
import { RadarComponent, type RadarComponentOption } from 'echarts/components';
import { use as register, type ComposeOption } from 'echarts/core';
import { useCallback } from 'react';
import { ChartCanvas } from './chart-canvas.tsx';
import type { RadarContent } from './chart-content.ts';
import { readTheme } from './chart-theme.ts';

register([RadarChart, RadarComponent]);

type Option = ComposeOption<RadarComponentOption | RadarSeriesOption>;

/** The opacity of a series' color in its area. */
const AREA_OPACITY = 0.12;

/** Returns the axes in their order around the chart: ECharts goes counterclockwise, as a text from right to left is read. */
const around = <Item,>(items: readonly Item[], isRtl: boolean): Item[] => {
  const [first, ...others] = items;
  if (isRtl || first === undefined) return [...items];
  return [first, ...others.toReversed()];
};

function optionOf({ categories, series, max }: RadarContent, container: HTMLElement): Option {
  const { colors, isRtl, axisText, animation } = readTheme(container);
  const line = { color: colors['chart-grid'] };
  return {
    ...animation,
    radar: {
      radius: '76%',
      indicator: around(categories, isRtl).map((name) => ({ name, max })),
      axisName: axisText,
      splitNumber: 4,
      axisLine: { lineStyle: line },
      splitLine: { lineStyle: line },
      splitArea: { show: false },
    },
    series: [
      {
        type: 'radar',
        silent: true,
        symbol: 'none',
        data: series.map(({ name, values, color }) => ({
          name,
          value: around(values, isRtl),
          lineStyle: { color: colors[color], width: 2 },
          areaStyle: { color: colors[color], opacity: AREA_OPACITY },
        })),
      },
    ],
  };
}

interface Props {
  readonly content: RadarContent;
  readonly className: string;
}

/** Values on axes that start in the middle. */
export default function RadarDrawing({ content, className }: Props) {
  const createOption = useCallback((container: HTMLElement) => optionOf(content, container), [content]);
  return <ChartCanvas createOption={createOption} className={className} />;
}
