import { useLayoutEffect, useRef } from 'react';
import type { TooltipContent } from './chart-content.ts';

/** The horizontal extent of a column, in CSS pixels from the left edge of the chart. */
export interface ColumnExtent {
  readonly left: number;
  readonly right: number;
}

/** The space between a column and its tooltip, in pixels. */
const GAP_PX = 8;

interface Props {
  readonly content: TooltipContent;
  readonly column: ColumnExtent;
}

/** The values of one column, after the column, or before it when there is no room. */
export function ChartTooltip({ content, column }: Props) {
  const tooltip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = tooltip.current;
    const chartWidth = element?.parentElement?.clientWidth ?? 0;
    if (!element) return;
    const after = column.right + GAP_PX;
    const before = column.left - GAP_PX - element.offsetWidth;
    const left = after + element.offsetWidth <= chartWidth ? after : Math.max(before, 0);
    element.style.setProperty('left', `${left}px`);
  }, [content, column]);
  return (
    <div ref={tooltip} className="chart-tooltip">
      <p>{content.title}</p>
      <dl>
        {content.rows.map(({ name, value, role }) => (
          <div key={name} className={role && `chart-tooltip-${role}`}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
