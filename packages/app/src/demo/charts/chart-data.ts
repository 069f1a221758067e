/** The data of charts, whatever library draws them. */
import { axisTicks, tickValues, type AxisTicks } from '#core/chart/axis-ticks.ts';

/** A value for each label in each series. */
export interface SeriesData {
  readonly type: 'series';
  /** The noun for the labels: `Month`. */
  readonly labelName: string;
  readonly labels: readonly string[];
  readonly series: readonly { readonly name: string; readonly values: readonly number[] }[];
  /** Formats a value. */
  readonly format: (value: number) => string;
  /** Formats a value of an axis, by default in the same way: `$80k`. */
  readonly formatAxis?: (value: number) => string;
  /** What is counted: `orders`. */
  readonly unit?: string;
  /** Says which value it is, by its index and the name of its series: `December this year`. */
  readonly describe?: (index: number, series: string) => string;
}

/** A point of a chart with two axes; `size` is the area of a bubble. */
export interface Point {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
}

/** Points in each series. */
export interface PointData {
  readonly type: 'points';
  /** What the points are: `products`. */
  readonly noun: string;
  /** The names of the axes and the sizes: `Price`. */
  readonly names: { readonly x: string; readonly y: string; readonly size?: string };
  readonly series: readonly { readonly name: string; readonly points: readonly Point[] }[];
  readonly formatX: (value: number) => string;
  readonly formatY: (value: number) => string;
}

/** Content of a chart. */
export type ChartData = SeriesData | PointData;

/** The kinds of charts that show a value for each label. */
export type SeriesKind =
  | 'area'
  | 'bar'
  | 'candlestick'
  | 'column'
  | 'donut'
  | 'heat-map'
  | 'line'
  | 'pie'
  | 'polar-area'
  | 'radar'
  | 'radial-bar';

/** The kinds of charts that show points. */
export type PointKind = 'bubble' | 'scatter';

/** A kind of chart with a value for each label. */
export interface SeriesContent {
  readonly kind: SeriesKind;
  readonly data: SeriesData;
}

/** A kind of chart with points. */
export interface PointContent {
  readonly kind: PointKind;
  readonly data: PointData;
}

/** A kind of chart with its content. */
export type ChartContent = SeriesContent | PointContent;

/** Whether a chart shows a value for each label. */
export const hasSeries = (content: ChartContent): content is SeriesContent => content.data.type === 'series';

interface Entry {
  readonly name: string;
  readonly index: number;
  readonly value: number;
}

const entriesOf = ({ series }: SeriesData): readonly Entry[] =>
  series.flatMap(({ name, values }) => values.map((value, index) => ({ name, index, value })));

function rangeOf(values: readonly number[], format: (value: number) => string): string {
  return `${format(Math.min(...values))} to ${format(Math.max(...values))}`;
}

function describeSeries(data: SeriesData): string {
  const entries = entriesOf(data).toSorted((a, b) => b.value - a.value);
  const [highest, lowest] = [entries.at(0), entries.at(-1)];
  if (!highest || !lowest) return 'No values.';
  const { labels, unit, format, describe = (index) => labels[index] ?? '' } = data;
  const textOf = ({ name, index, value }: Entry) =>
    `${format(value)}${unit === undefined ? '' : ` ${unit}`}, ${describe(index, name)}`;
  return `High: ${textOf(highest)}. Low: ${textOf(lowest)}.`;
}

function describePoints({ noun, names, series, formatX, formatY }: PointData): string {
  const points = series.flatMap((one) => one.points);
  const x = rangeOf(
    points.map((point) => point.x),
    formatX,
  );
  const y = rangeOf(
    points.map((point) => point.y),
    formatY,
  );
  return `${points.length} ${noun}. ${names.x}: ${x}. ${names.y}: ${y}.`;
}

/** Returns what a chart shows, in a sentence or two. */
export const describeChart = (data: ChartData): string =>
  data.type === 'series' ? describeSeries(data) : describePoints(data);

/** The steps of the axes. */
const AXIS_STEPS = 5;
/** The share of its height that an axis has for bubbles, more than their centers need. */
const BUBBLE_ROOM = 1.1;

/** Returns the ticks of the axis of values. It begins at zero, but for prices that are compared with each other. */
export const valueTicks = ({ kind, data }: SeriesContent): AxisTicks =>
  axisTicks([...(kind === 'candlestick' ? [] : [0]), ...entriesOf(data).map(({ value }) => value)], AXIS_STEPS);

/** Returns the ticks of both axes of points, which begin at zero. */
export function pointTicks({ series }: PointData): { readonly x: AxisTicks; readonly y: AxisTicks } {
  const points = series.flatMap((one) => one.points);
  return {
    x: axisTicks([0, ...points.map(({ x }) => x)], AXIS_STEPS),
    // Bubbles need room above their centers.
    y: axisTicks([0, ...points.map(({ y, size }) => (size === undefined ? y : y * BUBBLE_ROOM))], AXIS_STEPS),
  };
}

/** Returns the sum of the first series. */
export const totalOf = ({ series }: SeriesData): number =>
  (series[0]?.values ?? []).reduce((sum, value) => sum + value, 0);

/** A range of values that have one color in a heat map. */
export interface HeatClass {
  readonly from: number;
  readonly to: number;
  readonly name: string;
}

const HEAT_STEPS = 4;

/** Returns the ranges of whole numbers that a heat map distinguishes. */
export function heatClasses(data: SeriesData): readonly HeatClass[] {
  const values = entriesOf(data).map(({ value }) => value);
  // The last range ends before its tick, so that the highest value needs one above it.
  const ticks = tickValues(axisTicks([...values, Math.max(...values) + 1], HEAT_STEPS));
  return ticks.slice(0, -1).map((from, index) => {
    const to = (ticks[index + 1] ?? from) - 1;
    return { from, to, name: `${data.format(from)}–${data.format(to)}` };
  });
}

/** A row of the key of a chart: what a color stands for, with its figure where it has one. */
export interface KeyRow {
  readonly name: string;
  readonly value: string;
  /** The end of the class of the color; empty for a total. */
  readonly mark: string;
}

const namesOf = (names: readonly string[]): readonly KeyRow[] =>
  names.map((name, index) => ({ name, value: '', mark: String(index + 1) }));

/** Returns the key of a chart; empty if the names are in the chart itself. */
export function keyOf(content: ChartContent): readonly KeyRow[] {
  if (!hasSeries(content)) return namesOf(content.data.series.map(({ name }) => name));
  const { kind, data } = content;
  const { labels, series, format } = data;
  const parts = () =>
    labels.map((name, index) => ({
      name,
      value: format(series[0]?.values[index] ?? 0),
      mark: String(index + 1),
    }));
  switch (kind) {
    case 'donut':
    case 'pie':
      return [...parts(), { name: 'Total', value: format(totalOf(data)), mark: '' }];
    case 'polar-area':
    case 'radial-bar':
      return parts();
    case 'radar':
      return namesOf(series.map(({ name }) => name));
    case 'column':
      return series.map(({ name, values }, index) => ({
        name,
        value: format(values.reduce((sum, value) => sum + value, 0)),
        mark: String(index + 1),
      }));
    case 'candlestick':
      return [
        { name: 'Closed higher', value: '', mark: '3' },
        { name: 'Closed lower', value: '', mark: '2' },
      ];
    case 'heat-map':
      return heatClasses(data)
        .map(({ name }, index) => ({ name, value: '', mark: `heat-${index + 1}` }))
        .toReversed();
    default:
      return [];
  }
}

/** A row of the table of a chart: its texts by column. */
export interface ChartRow {
  readonly id: string;
  readonly cells: readonly string[];
}

/** A chart as a table. */
export interface ChartTable {
  readonly headers: readonly string[];
  readonly rows: readonly ChartRow[];
}

/** Returns the values of a chart as a table. */
export function tableOf(data: ChartData): ChartTable {
  if (data.type === 'series') {
    const { labelName, labels, series, format } = data;
    return {
      headers: [labelName, ...series.map(({ name }) => name)],
      rows: labels.map((label, index) => ({
        id: label,
        cells: [label, ...series.map(({ values }) => format(values[index] ?? 0))],
      })),
    };
  }
  const { names, series, formatX, formatY } = data;
  return {
    headers: ['Series', names.x, names.y, ...(names.size === undefined ? [] : [names.size])],
    rows: series.flatMap(({ name, points }) =>
      points.map(({ x, y, size }, index) => ({
        id: `${name} ${index}`,
        cells: [name, formatX(x), formatY(y), ...(size === undefined ? [] : [String(size)])],
      })),
    ),
  };
}
