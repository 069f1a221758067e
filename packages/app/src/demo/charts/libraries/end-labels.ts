import type { ChartContent } from '../chart-data.ts';

/** The width of a character, which is wider than most. */
const CHARACTER_WIDTH_PX = 7;
/** The space between a mark and the text beside it. */
export const LABEL_GAP_PX = 8;

/** Returns the space that the longest of the texts takes beside a chart, in pixels. */
export const endWidthOf = (texts: readonly string[]): number =>
  texts.length === 0 ? 0 : Math.max(...texts.map(({ length }) => length)) * CHARACTER_WIDTH_PX + LABEL_GAP_PX;

/** Returns the texts beside the last points of lines, or beside the ends of bars. */
export function endTextsOf({ kind, data }: ChartContent): readonly string[] {
  if (data.type === 'points') return [];
  if (kind === 'line' || kind === 'area') return data.series.map(({ name }) => name);
  if (kind === 'bar') return (data.series[0]?.values ?? []).map((value) => data.format(value));
  return [];
}
