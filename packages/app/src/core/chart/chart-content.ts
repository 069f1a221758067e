/** The content of a chart, independent of what draws it. */

/** The colors of a chart, as tokens: earning or the period itself, what is compared with it, and two more. */
export type ChartColor = 'chart-1' | 'chart-2' | 'chart-3' | 'chart-4';

interface SeriesContent {
  readonly name: string;
  /** One value for each category. */
  readonly values: readonly number[];
  readonly color: ChartColor;
}

interface AxisContent {
  /** The names of the columns or points, in reading order. */
  readonly categories: readonly string[];
  /** The same names in full, for the tooltip: `Week of Nov 9`. */
  readonly fullNames?: readonly string[];
  /** A value as the axis and the labels in the chart show it: `$10k`. */
  readonly formatAxis: (value: number) => string;
  /** A value in full: `$10,400`. */
  readonly formatValue: (value: number) => string;
}

/** Columns above and below a zero line. Series are stacked: a negative one is below the line. */
export interface BarsContent extends AxisContent {
  readonly kind: 'bars';
  readonly series: readonly SeriesContent[];
  /** `all` labels each column of the first series, `extremes` its highest and its lowest. */
  readonly labels: 'all' | 'extremes';
  /** Whether the highest column alone has the color of the series; the others are slate. Without an axis of values. */
  readonly isSmall?: boolean;
  /** A dashed line across the columns. Its name is at its end, or left to a text beside the chart where there is no room. */
  readonly reference?: { readonly value: number; readonly name: string };
}

/** Lines over time. The last point of the first one is labeled, or that of each one with its name. */
export interface LinesContent extends AxisContent {
  readonly kind: 'lines';
  readonly series: readonly SeriesContent[];
  /** Where the period begins: the first line is slate before it. */
  readonly period?: { readonly start: number; readonly name: string };
  /** Whether each line has its name at its end. */
  readonly isNamed?: boolean;
  /** The lowest and the highest value of the axis, where they are more than those of the lines. */
  readonly range?: readonly [low: number, high: number];
}

/** A part of a ring. */
export interface RingPart {
  readonly name: string;
  readonly value: number;
  /** Share of the whole, in percent. */
  readonly percent: number;
  readonly color: ChartColor;
}

/** A ring of at most three parts, each tied by a hairline to a row with its name, share and amount. */
export interface RingContent {
  readonly kind: 'ring';
  readonly parts: readonly RingPart[];
  readonly formatValue: (value: number) => string;
}

/** The content of a chart. */
export type ChartContent = BarsContent | LinesContent | RingContent;

/** The content of the tooltip of a column. */
export interface TooltipContent {
  readonly title: string;
  readonly rows: readonly {
    readonly name: string;
    readonly value: string;
    /** `part` is included in the row before it; `total` is the sum of the rows. */
    readonly role?: 'part' | 'total';
  }[];
}
