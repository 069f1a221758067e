import {
  ArcElement,
  BarController,
  BarElement,
  BubbleController,
  CategoryScale,
  Chart,
  DoughnutController,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  PolarAreaController,
  RadarController,
  RadialLinearScale,
  ScatterController,
  Tooltip,
  type ChartConfiguration,
  type ChartDataset,
  type ChartOptions,
  type ChartType,
} from 'chart.js';
import { useEffect, useRef } from 'react';
import type { ChartContent, PointData, SeriesData } from '../chart-data.ts';
import { seriesColor, type ChartProps, type ChartTheme } from '../chart-theme.ts';
import { withOpacity } from './with-opacity.ts';

Chart.register(
  ArcElement,
  BarController,
  BarElement,
  BubbleController,
  CategoryScale,
  DoughnutController,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  PolarAreaController,
  RadarController,
  RadialLinearScale,
  ScatterController,
  Tooltip,
);

/** The area of the largest bubble, as its radius in pixels. */
const LARGEST_BUBBLE_PX = 24;

function scalesOf({ kind, data }: ChartContent, theme: ChartTheme): NonNullable<ChartOptions['scales']> {
  const ticks = { color: theme.axis };
  const grid = { color: theme.grid };
  if (kind === 'donut' || kind === 'pie') return {};
  if (kind === 'radar' || kind === 'polar-area')
    return {
      r: {
        beginAtZero: true,
        grid,
        angleLines: grid,
        pointLabels: { color: theme.axis },
        ticks: { ...ticks, backdropColor: theme.surface, maxTicksLimit: 5 },
      },
    };
  const position = theme.isRtl ? 'right' : 'left';
  if (data.type === 'points')
    return {
      x: {
        reverse: theme.isRtl,
        grid,
        ticks: { ...ticks, callback: (value) => data.formatX(Number(value)) },
        title: { display: true, text: data.names.x, color: theme.axis },
      },
      y: {
        position,
        beginAtZero: true,
        grid,
        ticks: { ...ticks, callback: (value) => data.formatY(Number(value)) },
        title: { display: true, text: data.names.y, color: theme.axis },
      },
    };
  const values = {
    beginAtZero: true,
    grid,
    ticks: { ...ticks, callback: (value: number | string) => data.format(Number(value)), maxTicksLimit: 6 },
  };
  const labels = { grid: { display: false }, ticks };
  return kind === 'bar'
    ? { x: { ...values, reverse: theme.isRtl }, y: { ...labels, position } }
    : { x: { ...labels, reverse: theme.isRtl }, y: { ...values, position } };
}

function seriesDatasets(kind: ChartContent['kind'], { series }: SeriesData, theme: ChartTheme): ChartDataset[] {
  return series.map(({ name, values }, index) => {
    const color = seriesColor(theme, index);
    const dataset = { label: name, data: [...values] };
    if (kind === 'donut' || kind === 'pie' || kind === 'polar-area')
      return {
        ...dataset,
        backgroundColor: theme.series.map((one) => (kind === 'polar-area' ? withOpacity(one, 0.75) : one)),
        borderColor: theme.surface,
        borderWidth: 2,
      };
    if (kind === 'bar' || kind === 'column')
      return { ...dataset, backgroundColor: color, borderRadius: 2, maxBarThickness: 24 };
    return {
      ...dataset,
      borderColor: color,
      borderWidth: 2,
      pointRadius: kind === 'radar' ? 2 : 0,
      pointHoverRadius: 4,
      pointBackgroundColor: color,
      backgroundColor: withOpacity(color, 0.16),
      fill: kind === 'area' || kind === 'radar' ? (kind === 'radar' ? true : 'origin') : false,
    };
  });
}

function pointDatasets({ series }: PointData, theme: ChartTheme): ChartDataset[] {
  const largest = Math.max(...series.flatMap(({ points }) => points.map(({ size = 0 }) => size)), 1);
  return series.map(({ name, points }, index) => {
    const color = seriesColor(theme, index);
    return {
      label: name,
      data: points.map(({ x, y, size }) => ({
        x,
        y,
        r: size === undefined ? 4 : Math.sqrt(size / largest) * LARGEST_BUBBLE_PX,
      })),
      backgroundColor: withOpacity(color, 0.6),
      borderColor: color,
      pointRadius: 4,
      pointHoverRadius: 5,
    };
  });
}

const TYPES: Readonly<Partial<Record<ChartContent['kind'], ChartType>>> = {
  area: 'line',
  bar: 'bar',
  bubble: 'bubble',
  column: 'bar',
  donut: 'doughnut',
  line: 'line',
  pie: 'doughnut',
  'polar-area': 'polarArea',
  radar: 'radar',
  scatter: 'scatter',
};

function configurationOf(content: ChartContent, theme: ChartTheme): ChartConfiguration {
  const { kind, data } = content;
  const type = TYPES[kind];
  if (!type) throw new Error(`Chart.js draws no ${kind}.`);
  const isSeries = data.type === 'series';
  return {
    type,
    data: isSeries
      ? { labels: [...data.labels], datasets: seriesDatasets(kind, data, theme) }
      : { datasets: pointDatasets(data, theme) },
    options: {
      responsive: true,
      maintainAspectRatio: false,
      animation: theme.isAnimated ? { duration: 320 } : false,
      indexAxis: kind === 'bar' ? 'y' : 'x',
      interaction: {
        mode: isSeries && kind !== 'donut' ? 'index' : 'nearest',
        intersect: !isSeries,
        axis: kind === 'bar' ? 'y' : 'x',
      },
      font: { family: theme.fontFamily, size: 12 },
      color: theme.text,
      scales: scalesOf(content, theme),
      plugins: {
        tooltip: {
          rtl: theme.isRtl,
          backgroundColor: theme.tooltip.surface,
          titleColor: theme.tooltip.text,
          bodyColor: theme.tooltip.text,
          boxPadding: 4,
        },
      },
    },
  };
}

/** A chart that Chart.js draws. */
export default function ChartJsChart({ content, theme }: ChartProps<ChartContent>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current) return undefined;
    const chart = new Chart(canvas.current, configurationOf(content, theme));
    return () => chart.destroy();
  }, [content, theme]);
  return <canvas ref={canvas} />;
}
