import { useLayoutEffect, useRef } from 'react';
import type { FlowChartBin, FlowChartProps } from './flow-chart-props.ts';

/** The horizontal extent of a column, in CSS pixels from the left edge of the chart. */
export interface ColumnExtent {
  readonly left: number;
  readonly right: number;
}

/** The space between a column and its tooltip, in pixels. */
const GAP_PX = 8;

interface Props extends Pick<FlowChartProps, 'seriesNames' | 'formatValue' | 'formatNet'> {
  readonly bin: FlowChartBin;
  readonly column: ColumnExtent;
}

/** The amounts of one column and their net, after the column, or before it when there is no room. */
export function FlowTooltip({ bin, column, seriesNames, formatValue, formatNet }: Props) {
  const tooltip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = tooltip.current;
    const chartWidth = element?.parentElement?.clientWidth ?? 0;
    if (!element) return;
    const after = column.right + GAP_PX;
    const before = column.left - GAP_PX - element.offsetWidth;
    const left = after + element.offsetWidth <= chartWidth ? after : Math.max(before, 0);
    element.style.setProperty('left', `${left}px`);
  }, [bin, column]);
  return (
    <div ref={tooltip} className="flow-chart-tooltip">
      <p>{bin.name}</p>
      <dl>
        <div>
          <dt>{seriesNames.moneyIn}</dt>
          <dd>
            <bdi>{formatValue(bin.moneyIn)}</bdi>
          </dd>
        </div>
        {bin.processing > 0 ? (
          <div className="flow-chart-tooltip-part">
            <dt>{seriesNames.processing}</dt>
            <dd>
              <bdi>{formatValue(bin.processing)}</bdi>
            </dd>
          </div>
        ) : null}
        <div>
          <dt>{seriesNames.moneyOut}</dt>
          <dd>
            <bdi>{formatValue(-bin.moneyOut)}</bdi>
          </dd>
        </div>
        <div className="flow-chart-tooltip-net">
          <dt>{seriesNames.net}</dt>
          <dd>
            <bdi>{formatNet(bin.moneyIn - bin.moneyOut)}</bdi>
          </dd>
        </div>
      </dl>
    </div>
  );
}
