import ReactEChartsCore from 'echarts-for-react/esm/core';
import { BarChart, type BarSeriesOption } from 'echarts/charts';
import {
  GridComponent,
  TooltipComponent,
  type GridComponentOption,
  type TooltipComponentOption,
} from 'echarts/components';
import { use as register, type ComposeOption } from 'echarts/core';
import * as echarts from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '#core/context.ts';
import type { FlowChartProps } from './flow-chart-props.ts';
import './flow-chart.css';

register([BarChart, GridComponent, TooltipComponent, SVGRenderer]);

type Option = ComposeOption<BarSeriesOption | GridComponentOption | TooltipComponentOption>;

const COLOR_ROLES = [
  'chart-1',
  'chart-2',
  'chart-grid',
  'chart-axis',
  'line-control',
  'text',
  'surface',
  'surface-inverse',
  'text-inverse',
] as const;
type Colors = Readonly<Record<(typeof COLOR_ROLES)[number], string>>;

/** Returns the colors at the chart's position: custom properties resolve there, so a probe element reads them. */
function readColors(container: HTMLElement): Colors {
  const probe = container.ownerDocument.createElement('span');
  container.append(probe);
  const entries = COLOR_ROLES.map((role) => {
    probe.style.setProperty('color', `var(--plinth-color-${role})`);
    return [role, getComputedStyle(probe).color] as const;
  });
  probe.remove();
  return Object.fromEntries(entries) as Colors;
}

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

function optionOf(props: FlowChartProps, container: HTMLElement): Option {
  const colors = readColors(container);
  const isRtl = container.matches(':dir(rtl)');
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const { bins, formatAxis, formatValue, seriesNames } = props;
  const showsLabels = bins.length <= 12;
  const bar = {
    type: 'bar',
    stack: 'flow',
    barMaxWidth: 24,
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
    fontFamily: 'inherit',
    formatter: ({ dataIndex }) => (isTop(dataIndex) ? topLabel(dataIndex) : ''),
  });
  return {
    animation: !prefersReducedMotion,
    animationDuration: 320,
    grid: { left: 8, right: 8, top: 24, bottom: 8, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
    tooltip: {
      trigger: 'axis',
      renderMode: 'richText',
      axisPointer: { type: 'shadow', shadowStyle: { opacity: 0.06 } },
      borderWidth: 0,
      backgroundColor: colors['surface-inverse'],
      textStyle: { color: colors['text-inverse'], fontSize: 12, fontFamily: 'inherit' },
      formatter: (points) => {
        const index = (Array.isArray(points) ? points[0] : points)?.dataIndex ?? 0;
        const bin = bins[index];
        if (!bin) return '';
        const lines = [
          `${seriesNames.moneyIn} ${formatValue(bin.moneyIn)}`,
          `${seriesNames.moneyOut} ${formatValue(-bin.moneyOut)}`,
        ];
        if (bin.processing > 0) lines.push(`${seriesNames.processing} ${formatValue(bin.processing)}`);
        return [bin.name, ...lines].join('\n');
      },
    },
    xAxis: {
      type: 'category',
      inverse: isRtl,
      data: bins.map(({ label: text }) => text),
      axisTick: { show: false },
      axisLine: { onZero: true, lineStyle: { color: colors['line-control'] } },
      axisLabel: { color: colors['chart-axis'], fontSize: 12, fontFamily: 'inherit', hideOverlap: true, margin: 12 },
    },
    yAxis: {
      type: 'value',
      position: isRtl ? 'right' : 'left',
      splitNumber: 4,
      splitLine: { lineStyle: { color: colors['chart-grid'] } },
      axisLabel: {
        color: colors['chart-axis'],
        fontSize: 12,
        fontFamily: 'inherit',
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

  useEffect(() => {
    latestProps.current = props;
    if (container.current) setOption(optionOf(props, container.current));
  }, [props]);

  useEffect(() => {
    const redraw = () => {
      if (container.current)
        chart.current?.getEchartsInstance().setOption(optionOf(latestProps.current, container.current), true);
    };
    const observer = new MutationObserver(redraw);
    observer.observe(document.documentElement, { attributeFilter: ['dir', 'data-skin'] });
    const unsubscribe = appearance.subscribe(redraw);
    return () => {
      observer.disconnect();
      unsubscribe();
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
          className="flow-chart-canvas"
        />
      ) : null}
    </div>
  );
}
