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
  type Plugin,
  type TooltipItem,
} from 'chart.js';
import { useEffect, useRef } from 'react';
import type { AxisTicks } from '#core/chart/axis-ticks.ts';
import {
  hasSeries,
  pointTicks,
  totalOf,
  valueTicks,
  type ChartContent,
  type PointData,
  type SeriesData,
} from '../chart-data.ts';
import { seriesColor, type ChartProps, type ChartTheme } from '../chart-theme.ts';
import { endTextsOf, endWidthOf, LABEL_GAP_PX } from './end-labels.ts';
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

/** The end of the axis of a radar or polar area, whose values are percentages. */
const PERCENT = 100;
/** The area of the largest bubble, as its radius in pixels. */
const LARGEST_BUBBLE_PX = 24;

const fontOf = ({ fontFamily }: ChartTheme) => ({ family: fontFamily, size: 12 });

/** Draws the names of lines at their ends, the values of bars at theirs, and the total in the middle of a donut. */
function labelsPlugin(content: ChartContent, theme: ChartTheme): Plugin {
  const { kind, data } = content;
  const texts = endTextsOf(content);
  return {
    id: 'labels',
    afterDatasetsDraw: (chart) => {
      const { ctx: context, chartArea } = chart;
      context.save();
      context.fillStyle = theme.text;
      context.textBaseline = 'middle';
      const { family, size } = fontOf(theme);
      if (kind === 'donut' && data.type === 'series') {
        const [x, y] = [(chartArea.left + chartArea.right) / 2, (chartArea.top + chartArea.bottom) / 2];
        context.textAlign = 'center';
        context.font = `600 20px ${family}`;
        context.fillText(data.format(totalOf(data)), x, y);
      } else {
        context.textAlign = theme.isRtl ? 'right' : 'left';
        context.font = `500 ${size}px ${family}`;
        for (const [index, text] of texts.entries()) {
          const element =
            kind === 'bar' ? chart.getDatasetMeta(0).data[index] : chart.getDatasetMeta(index).data.at(-1);
          if (element) context.fillText(text, element.x + (theme.isRtl ? -LABEL_GAP_PX : LABEL_GAP_PX), element.y);
        }
      }
      context.restore();
    },
  };
}

function scalesOf(content: ChartContent, theme: ChartTheme): NonNullable<ChartOptions['scales']> {
  const { kind } = content;
  const ticks = { color: theme.axis, font: fontOf(theme), maxRotation: 0, autoSkipPadding: 12 };
  const titleOf = (text: string) => ({ display: true, text, color: theme.axis, font: fontOf(theme) });
  const grid = { color: theme.grid };
  if (kind === 'donut' || kind === 'pie') return {};
  if (kind === 'radar' || kind === 'polar-area')
    return {
      r: {
        min: 0,
        max: PERCENT,
        grid,
        angleLines: grid,
        pointLabels: { color: theme.axis, font: fontOf(theme) },
        ticks: { ...ticks, backdropColor: theme.surface, z: 1, stepSize: 50, callback: (value) => `${value}%` },
      },
    };
  const position = theme.isRtl ? 'right' : 'left';
  const axisOf = ({ min, max, interval }: AxisTicks, format: (value: number) => string) => ({
    min,
    max,
    grid,
    border: { display: false },
    ticks: { ...ticks, stepSize: interval, callback: (value: number | string) => format(Number(value)) },
  });
  if (!hasSeries(content)) {
    const { data } = content;
    const { x, y } = pointTicks(data);
    return {
      x: { ...axisOf(x, data.formatX), reverse: theme.isRtl, title: titleOf(data.names.x) },
      y: { ...axisOf(y, data.formatY), position, title: titleOf(data.names.y) },
    };
  }
  const { format, formatAxis = format } = content.data;
  const values = axisOf(valueTicks(content), formatAxis);
  const labels = { grid: { display: false }, border: { color: theme.grid }, ticks };
  return kind === 'bar'
    ? { x: { ...values, display: false, reverse: theme.isRtl }, y: { ...labels, position } }
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

/** Returns the text of a point in the tooltip, with its values as the axes and the table have them. */
function tooltipTextOf(
  { kind, data }: ChartContent,
  { dataset, dataIndex, datasetIndex, label }: TooltipItem<ChartType>,
) {
  if (data.type === 'points') {
    const point = data.series[datasetIndex]?.points[dataIndex];
    return point ? `${dataset.label ?? ''}: ${data.formatX(point.x)}, ${data.formatY(point.y)}` : '';
  }
  const value = data.format(data.series[datasetIndex]?.values[dataIndex] ?? 0);
  return kind === 'donut' || kind === 'pie' || kind === 'polar-area'
    ? `${label}: ${value}`
    : `${dataset.label ?? ''}: ${value}`;
}

function configurationOf(content: ChartContent, theme: ChartTheme): ChartConfiguration {
  const { kind, data } = content;
  const type = TYPES[kind];
  if (!type) throw new Error(`Chart.js draws no ${kind}.`);
  const isSeries = data.type === 'series';
  return {
    type,
    plugins: [labelsPlugin(content, theme)],
    data: isSeries
      ? { labels: [...data.labels], datasets: seriesDatasets(kind, data, theme) }
      : { datasets: pointDatasets(data, theme) },
    options: {
      ...(kind === 'donut' ? { cutout: '72%' } : {}),
      responsive: true,
      layout: { padding: { [theme.isRtl ? 'left' : 'right']: endWidthOf(endTextsOf(content)) } },
      maintainAspectRatio: false,
      animation: theme.isAnimated ? { duration: 320 } : false,
      indexAxis: kind === 'bar' ? 'y' : 'x',
      interaction: {
        mode: isSeries && kind !== 'donut' ? 'index' : 'nearest',
        intersect: !isSeries,
        axis: kind === 'bar' ? 'y' : 'x',
      },
      scales: scalesOf(content, theme),
      plugins: {
        tooltip: {
          rtl: theme.isRtl,
          backgroundColor: theme.tooltip.surface,
          titleColor: theme.tooltip.text,
          bodyColor: theme.tooltip.text,
          titleFont: fontOf(theme),
          bodyFont: fontOf(theme),
          callbacks: { label: (item) => tooltipTextOf(content, item) },
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
