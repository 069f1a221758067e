import ApexCharts, { type ApexOptions } from 'apexcharts';
import { useEffect, useRef } from 'react';
import 'apexcharts/dist/apexcharts.css';
import type { AxisTicks } from '#core/chart/axis-ticks.ts';
import {
  heatClasses,
  pointTicks,
  totalOf,
  valueTicks,
  type ChartContent,
  type PointData,
  hasSeries,
  type SeriesContent,
  type SeriesData,
} from '../chart-data.ts';
import { seriesColor, type ChartProps, type ChartTheme } from '../chart-theme.ts';
import { endTextsOf, endWidthOf, LABEL_GAP_PX } from './end-labels.ts';
import { HEAT_OPACITIES } from './heat-opacity.ts';
import { withOpacity } from './with-opacity.ts';
import './apex.css';

/**
 * Leaves out the legend of all charts: the card has one. ApexCharts adds the legend's style sheet also to a chart that
 * shows none, and the content security policy blocks it. The library has no option for it.
 */
function leaveOutLegend(chart: ApexCharts): void {
  const legend: unknown = Reflect.get(chart, 'legend');
  const prototype: unknown = typeof legend === 'object' && legend !== null ? Reflect.getPrototypeOf(legend) : null;
  if (typeof prototype === 'object' && prototype !== null) Reflect.set(prototype, 'init', () => undefined);
}

/** The element by which ApexCharts knows that its style sheet is there; it would insert one that the policy blocks. */
const STYLE_ID = 'apexcharts-css';

function markStylesLoaded(): void {
  if (document.getElementById(STYLE_ID)) return;
  const marker = document.createElement('meta');
  marker.id = STYLE_ID;
  document.head.append(marker);
}

const TYPES = {
  area: 'area',
  bar: 'bar',
  candlestick: 'candlestick',
  column: 'bar',
  donut: 'donut',
  'heat-map': 'heatmap',
  line: 'line',
  radar: 'radar',
  'radial-bar': 'radialBar',
  scatter: 'scatter',
} as const;

type ApexKind = keyof typeof TYPES;

const isApexKind = (kind: string): kind is ApexKind => kind in TYPES;

/** Returns the opening, highest, lowest and closing value of each label. */
function candlesOf({ labels, series }: SeriesData): NonNullable<ApexOptions['series']> {
  const data = labels.map((label, index) => ({ x: label, y: series.map(({ values }) => values[index] ?? 0) }));
  return [{ data }];
}

/** Returns the series. In a layout from right to left the first label is at the right. */
function seriesOf({ kind, data }: ChartContent, isRtl: boolean): NonNullable<ApexOptions['series']> {
  if (data.type === 'points')
    return data.series.map(({ name, points }) => ({ name, data: points.map(({ x, y }) => ({ x, y })) }));
  if (kind === 'donut' || kind === 'radial-bar') return [...(data.series[0]?.values ?? [])];
  if (kind === 'candlestick') return candlesOf(isRtl ? reversed(data) : data);
  return (isRtl && kind !== 'bar' && kind !== 'radar' ? reversed(data) : data).series.map(({ name, values }) => ({
    name,
    data: [...values],
  }));
}

const reversed = (data: SeriesData): SeriesData => ({
  ...data,
  labels: data.labels.toReversed(),
  series: data.series.map(({ name, values }) => ({ name, values: values.toReversed() })),
});

/** The steps between the labels of an axis: each one, every second one, and so on. */
const LABEL_STEPS = [1, 2, 3, 4, 6, 12];
const CHARACTER_WIDTH_PX = 7;
const LABEL_SPACE_PX = 12;

/** Returns the smallest step with which labels don't touch. The library would rotate them. */
function labelStep(labels: readonly string[], width: number): number {
  const needed = Math.max(...labels.map(({ length }) => length)) * CHARACTER_WIDTH_PX + LABEL_SPACE_PX;
  return LABEL_STEPS.find((step) => (width / labels.length) * step >= needed) ?? labels.length;
}

/** The width of the axis of values. */
const AXIS_WIDTH_PX = 56;
/** The library leaves room for a toolbar over the chart. */
const PADDING_TOP_PX = -12;
/** The end of the axis of a radar, whose values are percentages. */
const PERCENT = 100;

const scaleOf = ({ min, max, interval }: AxisTicks) => ({ min, max, tickAmount: Math.round((max - min) / interval) });

type Axes = Pick<ApexOptions, 'xaxis' | 'yaxis'>;

const axisStyleOf = ({ axis, fontFamily }: ChartTheme) => ({ colors: axis, fontSize: '12px', fontFamily });

function pointAxes(data: PointData, theme: ChartTheme): Axes {
  const style = axisStyleOf(theme);
  const titleOf = (text: string) => ({
    text,
    style: { color: theme.axis, fontSize: '12px', fontWeight: 400, fontFamily: theme.fontFamily },
  });
  const { x, y } = pointTicks(data);
  return {
    xaxis: {
      axisBorder: { color: theme.grid },
      axisTicks: { show: false },
      type: 'numeric',
      ...scaleOf(x),
      labels: { style, formatter: (value) => data.formatX(Math.round(Number(value))) },
      title: titleOf(data.names.x),
      tooltip: { enabled: false },
    },
    yaxis: {
      opposite: theme.isRtl,
      ...scaleOf(y),
      labels: { style, formatter: (value) => data.formatY(Math.round(value)) },
      title: titleOf(data.names.y),
    },
  };
}

/** @param widthOf returns the width of the drawing. */
function seriesAxes(content: SeriesContent, theme: ChartTheme, widthOf: () => number): Axes {
  const { kind, data } = content;
  const style = axisStyleOf(theme);
  const isReversed = theme.isRtl && kind !== 'bar' && kind !== 'radar';
  const { labels } = isReversed ? reversed(data) : data;
  const { format, formatAxis = format } = data;
  const isValueAxis = kind !== 'heat-map' && kind !== 'bar';
  const ends = endTextsOf(content);
  const showLabel = (label: string) => {
    const width = widthOf() - AXIS_WIDTH_PX - endWidthOf(ends);
    return data.labels.indexOf(label) % labelStep(labels, width) === 0 ? label : '';
  };
  return {
    xaxis: {
      axisBorder: { show: kind !== 'bar', color: theme.grid },
      axisTicks: { show: false },
      ...(kind === 'candlestick' ? {} : { categories: [...labels] }),
      ...(kind === 'bar' ? scaleOf(valueTicks(content)) : {}),
      labels: {
        show: kind !== 'bar',
        rotate: 0,
        hideOverlappingLabels: false,
        // The labels of a radar have a color each.
        style: kind === 'radar' ? { ...style, colors: labels.map(() => theme.axis) } : style,
        ...(kind === 'radar' || kind === 'bar' ? {} : { formatter: (label: string) => showLabel(label) }),
      },
      tooltip: { enabled: false },
    },
    yaxis: {
      opposite: theme.isRtl && kind !== 'bar',
      show: kind !== 'radar',
      ...(kind === 'radar' ? { min: 0, max: PERCENT, tickAmount: 4 } : {}),
      ...(isValueAxis && kind !== 'radar' ? scaleOf(valueTicks(content)) : {}),
      labels: { style, formatter: isValueAxis ? (value) => formatAxis(value) : String },
    },
  };
}

/** The names of lines at their ends, or the values of bars at theirs. */
function endLabels(content: ChartContent, theme: ChartTheme): NonNullable<ApexOptions['dataLabels']> {
  const { kind, data } = content;
  if (data.type === 'points' || endTextsOf(content).length === 0) return { enabled: false };
  const last = theme.isRtl && kind !== 'bar' ? 0 : data.labels.length - 1;
  return {
    enabled: true,
    textAnchor: theme.isRtl && kind !== 'bar' ? 'end' : 'start',
    offsetX: theme.isRtl && kind !== 'bar' ? -LABEL_GAP_PX : LABEL_GAP_PX,
    formatter: (value, options: { readonly seriesIndex: number; readonly dataPointIndex: number }) => {
      if (kind === 'bar') return data.format(Number(value));
      return options.dataPointIndex === last ? (data.series[options.seriesIndex]?.name ?? '') : '';
    },
    style: { colors: [theme.text], fontSize: '12px', fontWeight: 500, fontFamily: theme.fontFamily },
    background: { enabled: false },
    dropShadow: { enabled: false },
  };
}

/** A name of the sum, without which the library draws the sum above the middle. */
const TOTAL = 'Total';

/** The sum of the parts in the middle of a donut. */
function donutLabels(data: SeriesData, theme: ChartTheme) {
  const total = data.format(totalOf(data));
  const style = { color: theme.text, fontFamily: theme.fontFamily };
  return {
    show: true,
    name: { show: false },
    value: { ...style, fontSize: '20px', fontWeight: 600, offsetY: 6, formatter: () => total },
    total: { ...style, show: true, showAlways: true, label: TOTAL, formatter: () => total },
  };
}

/** The colors of the ranges of a heat map. */
const heatColors = (data: SeriesData, theme: ChartTheme) =>
  heatClasses(data).map(({ from, to, name }, index) => ({
    from,
    to,
    name,
    color: withOpacity(seriesColor(theme, 0), HEAT_OPACITIES[index] ?? 1),
  }));

function tooltipOf({ kind, data }: ChartContent, theme: ChartTheme): NonNullable<ApexOptions['tooltip']> {
  const base = { theme: theme.isDark ? 'dark' : 'light', shared: kind === 'line' || kind === 'area', intersect: false };
  if (data.type === 'points') return base;
  const { labels } = theme.isRtl && kind !== 'bar' && kind !== 'radar' ? reversed(data) : data;
  return {
    ...base,
    x: {
      formatter: (label, options?: { readonly dataPointIndex?: number }) =>
        labels[options?.dataPointIndex ?? -1] ?? String(label),
    },
    ...(kind === 'candlestick' ? {} : { y: { formatter: (value: number) => data.format(value) } }),
  };
}

function optionsOf(content: ChartContent, theme: ChartTheme, widthOf: () => number): ApexOptions {
  const { kind, data } = content;
  if (!isApexKind(kind)) throw new Error(`The page of ApexCharts has no ${kind}.`);
  const isLine = kind === 'line' || kind === 'area' || kind === 'radar';
  const isRound = kind === 'donut' || kind === 'radial-bar' || kind === 'radar';
  const ends = endTextsOf(content);
  return {
    ...(hasSeries(content) ? seriesAxes(content, theme, widthOf) : pointAxes(content.data, theme)),
    chart: {
      type: TYPES[kind],
      height: '100%',
      width: '100%',
      background: 'transparent',
      // Only the labels of stacked bars may be outside of them; there is one series.
      stacked: kind === 'bar',
      parentHeightOffset: 0,
      fontFamily: theme.fontFamily,
      foreColor: theme.text,
      animations: { enabled: theme.isAnimated, speed: 320 },
      toolbar: { show: false },
      zoom: { enabled: false },
    },
    series: seriesOf(content, theme.isRtl),
    colors: kind === 'heat-map' ? [seriesColor(theme, 0)] : [...theme.series],
    labels: data.type === 'series' ? [...data.labels] : [],
    dataLabels: endLabels(content, theme),
    fill: { opacity: kind === 'area' || kind === 'radar' ? 0.16 : 1, type: 'solid' },
    grid: {
      borderColor: theme.grid,
      xaxis: { lines: { show: kind === 'scatter' } },
      yaxis: { lines: { show: kind !== 'bar' && kind !== 'heat-map' } },
      padding: {
        top: isRound ? 0 : PADDING_TOP_PX,
        ...(ends.length === 0
          ? {}
          : { [theme.isRtl && kind !== 'bar' ? 'left' : 'right']: endWidthOf(ends) + LABEL_GAP_PX }),
      },
    },
    legend: { show: false },
    markers: { size: kind === 'scatter' ? 5 : 0, strokeWidth: 0 },
    plotOptions: {
      bar: {
        horizontal: kind === 'bar',
        columnWidth: '55%',
        barHeight: '55%',
        borderRadius: 2,
        dataLabels: { position: 'top', hideOverflowingLabels: false },
      },
      candlestick: { colors: { upward: seriesColor(theme, 2), downward: seriesColor(theme, 1) } },
      heatmap: {
        enableShades: false,
        radius: 2,
        ...(data.type === 'series' && kind === 'heat-map' ? { colorScale: { ranges: heatColors(data, theme) } } : {}),
      },
      pie: {
        donut: {
          size: '72%',
          ...(data.type === 'series' && kind === 'donut' ? { labels: donutLabels(data, theme) } : {}),
        },
      },
      radar: { polygons: { strokeColors: theme.grid, connectorColors: theme.grid, fill: { colors: ['transparent'] } } },
      radialBar: { track: { background: theme.grid }, dataLabels: { show: false } },
    },
    stroke: {
      width: isLine ? 2 : kind === 'donut' || kind === 'heat-map' ? 2 : kind === 'candlestick' ? 1 : 0,
      ...(kind === 'donut' || kind === 'heat-map' ? { colors: [theme.surface] } : {}),
      curve: 'straight',
    },
    tooltip: tooltipOf(content, theme),
  };
}

/** A chart that ApexCharts draws. */
export default function ApexChart({ content, theme }: ChartProps<ChartContent>) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!container.current) return undefined;
    markStylesLoaded();
    // An element of its own, because a chart clears its element when it is destroyed, which is after the next one is drawn.
    const element = document.createElement('div');
    element.className = 'apex-chart';
    container.current.append(element);
    const chart = new ApexCharts(
      element,
      optionsOf(content, theme, () => element.clientWidth),
    );
    leaveOutLegend(chart);
    const rendered = chart.render();
    return () => {
      element.hidden = true;
      void rendered.then(() => {
        chart.destroy();
        element.remove();
      });
    };
  }, [content, theme]);
  return <div ref={container} className="apex-chart" />;
}
