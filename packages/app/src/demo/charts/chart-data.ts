/** The data of charts, whatever library draws them. */

/** A value for each label in each series. */
export interface SeriesData {
  readonly type: 'series';
  /** The noun for the labels: `Month`. */
  readonly labelName: string;
  readonly labels: readonly string[];
  readonly series: readonly { readonly name: string; readonly values: readonly number[] }[];
  /** Formats a value. */
  readonly format: (value: number) => string;
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

/** A kind of chart with its content. */
export type ChartContent =
  | { readonly kind: SeriesKind; readonly data: SeriesData }
  | { readonly kind: PointKind; readonly data: PointData };

interface Entry {
  readonly name: string;
  readonly label: string;
  readonly value: number;
}

const entriesOf = ({ labels, series }: SeriesData): readonly Entry[] =>
  series.flatMap(({ name, values }) => values.map((value, index) => ({ name, label: labels[index] ?? '', value })));

function rangeOf(values: readonly number[], format: (value: number) => string): string {
  return `${format(Math.min(...values))} to ${format(Math.max(...values))}`;
}

function describeSeries(data: SeriesData): string {
  const entries = entriesOf(data).toSorted((a, b) => b.value - a.value);
  const [highest, lowest] = [entries.at(0), entries.at(-1)];
  if (!highest || !lowest) return 'No values.';
  const describe = ({ name, label, value }: Entry) =>
    data.series.length > 1 ? `${data.format(value)}, ${label}, ${name}` : `${data.format(value)}, ${label}`;
  return `High: ${describe(highest)}. Low: ${describe(lowest)}.`;
}

function describePoints({ names, series, formatX, formatY }: PointData): string {
  const points = series.flatMap((one) => one.points);
  const x = rangeOf(
    points.map((point) => point.x),
    formatX,
  );
  const y = rangeOf(
    points.map((point) => point.y),
    formatY,
  );
  return `${points.length} points. ${names.x}: ${x}. ${names.y}: ${y}.`;
}

/** Returns what a chart shows, in a sentence or two. */
export const describeChart = (data: ChartData): string =>
  data.type === 'series' ? describeSeries(data) : describePoints(data);

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
