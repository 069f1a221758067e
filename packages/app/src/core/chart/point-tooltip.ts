import type { BarsContent, LinesContent, TooltipContent } from './chart-content.ts';

/** Returns the tooltip of a column or a point: the value of each series there. */
export function pointTooltip(
  { categories, fullNames = categories, series, formatValue }: BarsContent | LinesContent,
  index: number,
): TooltipContent | undefined {
  const title = fullNames[index];
  if (title === undefined) return undefined;
  return { title, rows: series.map(({ name, values }) => ({ name, value: formatValue(values[index] ?? 0) })) };
}
