/** One column of the chart; amounts in minor units, both positive. */
export interface FlowChartBin {
  /** Label under the axis. */
  readonly label: string;
  /** Whether the axis has a tick with the label at this column, if there is room. */
  readonly hasTick: boolean;
  /** Name in the tooltip. */
  readonly name: string;
  readonly moneyIn: number;
  /** The part of `moneyIn` that is still processing; drawn hatched. */
  readonly processing: number;
  readonly moneyOut: number;
}

/** Content of the chart: amounts and labels, independent of contracts. */
export interface FlowChartProps {
  readonly bins: readonly FlowChartBin[];
  readonly seriesNames: Readonly<Record<'moneyIn' | 'processing' | 'moneyOut' | 'net', string>>;
  /** An amount in minor units for an axis: `$150k`. */
  readonly formatAxis: (minor: number) => string;
  /** An amount in minor units in full: `−$4,100`. */
  readonly formatValue: (minor: number) => string;
  /** An amount in minor units with its sign: `+$21,900`. */
  readonly formatNet: (minor: number) => string;
}
