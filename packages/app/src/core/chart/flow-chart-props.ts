/** One column of the chart; amounts in minor units, both positive. */
export interface FlowChartBin {
  /** Under the axis. */
  readonly label: string;
  /** In the tooltip. */
  readonly name: string;
  readonly moneyIn: number;
  /** Of what came in, what is still on its way: hatched. */
  readonly processing: number;
  readonly moneyOut: number;
}

/** What the chart draws; it knows amounts and words, nothing of contracts. */
export interface FlowChartProps {
  readonly bins: readonly FlowChartBin[];
  readonly seriesNames: { readonly moneyIn: string; readonly processing: string; readonly moneyOut: string };
  /** An amount in minor units for an axis: `$150k`. */
  readonly formatAxis: (minor: number) => string;
  /** An amount in minor units in full: `−$4,100`. */
  readonly formatValue: (minor: number) => string;
}
