import ApexCharts, { type ApexOptions } from 'apexcharts';
import { useEffect, useRef } from 'react';
import 'apexcharts/dist/apexcharts.css';
import type { ChartContent, SeriesData } from '../chart-data.ts';
import { seriesColor, type ChartProps, type ChartTheme } from '../chart-theme.ts';
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

function axesOf({ kind, data }: ChartContent, theme: ChartTheme): Pick<ApexOptions, 'xaxis' | 'yaxis'> {
  const style = { colors: theme.axis, fontSize: '12px', fontFamily: theme.fontFamily };
  const lines = { axisBorder: { color: theme.grid }, axisTicks: { color: theme.grid } };
  if (data.type === 'points')
    return {
      xaxis: {
        ...lines,
        type: 'numeric',
        tickAmount: 6,
        labels: { style, formatter: (value) => data.formatX(Math.round(Number(value))) },
      },
      yaxis: {
        opposite: theme.isRtl,
        min: 0,
        labels: { style, formatter: (value) => data.formatY(Math.round(value)) },
      },
    };
  const isReversed = theme.isRtl && kind !== 'bar' && kind !== 'radar';
  const { labels, format } = isReversed ? reversed(data) : data;
  const formatValue = (value: number | string) => (typeof value === 'number' ? format(value) : value);
  return {
    xaxis: {
      ...lines,
      categories: kind === 'candlestick' ? undefined : [...labels],
      labels: {
        // The labels of a radar have a color each.
        style: kind === 'radar' ? { ...style, colors: labels.map(() => theme.axis) } : style,
        ...(kind === 'bar' ? { formatter: (value: string) => formatValue(Number(value)) } : {}),
      },
      tooltip: { enabled: false },
    },
    yaxis: {
      opposite: theme.isRtl && kind !== 'bar',
      show: kind !== 'radar',
      labels: { style, formatter: kind === 'bar' || kind === 'heat-map' ? String : (value) => formatValue(value) },
    },
  };
}

/** The labels and the value in the middle of a radial bar. */
const radialLabels = (data: SeriesData, theme: ChartTheme) => ({
  name: { color: theme.axis, fontFamily: theme.fontFamily, offsetY: -6 },
  value: {
    color: theme.text,
    fontFamily: theme.fontFamily,
    offsetY: 4,
    formatter: (value: number) => data.format(Number(value)),
  },
  total: {
    show: true,
    label: data.labels[0] ?? '',
    color: theme.axis,
    formatter: () => data.format(data.series[0]?.values[0] ?? 0),
  },
});

/** Below this width of the window, the axis of horizontal bars has space for three labels. */
const NARROW_PX = 576;

function optionsOf(content: ChartContent, theme: ChartTheme): ApexOptions {
  const { kind, data } = content;
  if (!isApexKind(kind)) throw new Error(`The page of ApexCharts has no ${kind}.`);
  const isLine = kind === 'line' || kind === 'area' || kind === 'radar';
  return {
    ...axesOf(content, theme),
    chart: {
      type: TYPES[kind],
      height: '100%',
      width: '100%',
      background: 'transparent',
      fontFamily: theme.fontFamily,
      foreColor: theme.text,
      animations: { enabled: theme.isAnimated, speed: 320 },
      toolbar: { show: false },
      zoom: { enabled: false },
    },
    series: seriesOf(content, theme.isRtl),
    colors: kind === 'heat-map' ? [seriesColor(theme, 0)] : [...theme.series],
    labels: data.type === 'series' ? [...data.labels] : [],
    dataLabels: { enabled: false },
    fill: { opacity: kind === 'area' || kind === 'radar' ? 0.16 : 1, type: 'solid' },
    grid: { borderColor: theme.grid, xaxis: { lines: { show: kind === 'scatter' || kind === 'bar' } } },
    legend: { show: false },
    markers: { size: kind === 'scatter' ? 5 : 0, strokeWidth: 0 },
    plotOptions: {
      bar: { horizontal: kind === 'bar', columnWidth: '55%', borderRadius: 2 },
      candlestick: { colors: { upward: seriesColor(theme, 2), downward: seriesColor(theme, 1) } },
      heatmap: { shadeIntensity: 0.6, radius: 2 },
      pie: { donut: { size: '68%' } },
      radar: { polygons: { strokeColors: theme.grid, connectorColors: theme.grid, fill: { colors: ['transparent'] } } },
      ...(data.type === 'series'
        ? { radialBar: { track: { background: theme.grid }, dataLabels: radialLabels(data, theme) } }
        : {}),
    },
    stroke: {
      width: isLine ? 2 : kind === 'donut' || kind === 'heat-map' ? 2 : kind === 'candlestick' ? 1 : 0,
      ...(kind === 'donut' || kind === 'heat-map' ? { colors: [theme.surface] } : {}),
      curve: 'straight',
    },
    tooltip: { theme: theme.isDark ? 'dark' : 'light', shared: kind === 'line' || kind === 'area', intersect: false },
    // The library leaves out labels that overlap, but not those of horizontal bars.
    responsive: kind === 'bar' ? [{ breakpoint: NARROW_PX, options: { xaxis: { tickAmount: 2 } } }] : [],
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
    const chart = new ApexCharts(element, optionsOf(content, theme));
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
