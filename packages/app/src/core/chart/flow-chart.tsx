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

const ROLES = [
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
type Colors = Readonly<Record<(typeof ROLES)[number], string>>;

/** Roles resolve where they are used: a probe in the chart's own place says what they are there. */
function readColors(place: HTMLElement): Colors {
  const probe = place.ownerDocument.createElement('span');
  place.append(probe);
  const entries = ROLES.map((role) => {
    probe.style.setProperty('color', `var(--plinth-color-${role})`);
    return [role, getComputedStyle(probe).color] as const;
  });
  probe.remove();
  return Object.fromEntries(entries) as Colors;
}

/** A hatch of 45° lines in the colour that the money will have. */
const hatch = (color: string) => ({
  symbol: 'rect',
  dashArrayX: [1, 0],
  dashArrayY: [2, 2.5],
  rotation: -Math.PI / 4,
  color,
});

/** Minor units in one unit of the axis, so that its steps are round. */
const SCALE = 100;

/** A column of no height would still draw its edge. */
const heightOf = (minor: number): number | '-' => (minor === 0 ? '-' : minor / SCALE);

function optionOf(props: FlowChartProps, place: HTMLElement): Option {
  const colors = readColors(place);
  const isRtl = place.matches(':dir(rtl)');
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const { bins, formatAxis, formatValue, seriesNames } = props;
  const labelled = bins.length <= 12;
  const bar = {
    type: 'bar',
    stack: 'flow',
    barMaxWidth: 24,
    barCategoryGap: '32%',
    emphasis: { disabled: true },
  } as const;
  const top = (index: number) => {
    const bin = bins[index];
    return bin && labelled && bin.moneyIn > 0 ? formatAxis(bin.moneyIn) : '';
  };
  const label = (isTop: (index: number) => boolean): NonNullable<BarSeriesOption['label']> => ({
    show: labelled,
    position: 'top',
    color: colors.text,
    fontSize: 12,
    fontWeight: 600,
    fontFamily: 'inherit',
    formatter: ({ dataIndex }) => (isTop(dataIndex) ? top(dataIndex) : ''),
  });
  return {
    animation: !still,
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
        formatter: (value: number) => formatAxis(value * SCALE),
      },
    },
    series: [
      {
        ...bar,
        name: seriesNames.moneyIn,
        data: bins.map(({ moneyIn, processing }) => heightOf(moneyIn - processing)),
        itemStyle: { color: colors['chart-1'], borderRadius: [2, 2, 0, 0] },
        label: label((index) => (bins[index]?.processing ?? 0) === 0),
      },
      {
        ...bar,
        name: seriesNames.processing,
        data: bins.map(({ processing }) => heightOf(processing)),
        itemStyle: {
          color: colors.surface,
          borderColor: colors['chart-1'],
          borderWidth: 1,
          decal: hatch(colors['chart-1']),
        },
        label: label((index) => (bins[index]?.processing ?? 0) > 0),
      },
      {
        ...bar,
        name: seriesNames.moneyOut,
        data: bins.map(({ moneyOut }) => heightOf(-moneyOut)),
        itemStyle: { color: colors['chart-2'], borderRadius: [0, 0, 2, 2] },
      },
    ],
  };
}

/**
 * Money in over the line, money out under it. The table beside it says the same: the drawing is skipped when read out.
 * A change of skin goes to the drawing itself and renders nothing.
 */
export default function FlowChart(props: FlowChartProps) {
  const { appearance } = useServices();
  const place = useRef<HTMLDivElement>(null);
  const drawing = useRef<ReactEChartsCore>(null);
  const latest = useRef(props);
  const [option, setOption] = useState<Option | null>(null);

  useEffect(() => {
    latest.current = props;
    if (place.current) setOption(optionOf(props, place.current));
  }, [props]);

  useEffect(() => {
    const redraw = () => {
      if (place.current) drawing.current?.getEchartsInstance().setOption(optionOf(latest.current, place.current), true);
    };
    const observer = new MutationObserver(redraw);
    observer.observe(document.documentElement, { attributeFilter: ['dir', 'data-skin'] });
    const stop = appearance.subscribe(redraw);
    return () => {
      observer.disconnect();
      stop();
    };
  }, [appearance]);

  return (
    <div ref={place} className="flow-chart" aria-hidden="true">
      {option ? (
        <ReactEChartsCore
          lazyUpdate
          ref={drawing}
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
