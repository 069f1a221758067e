import { dataGridStrings } from '#strings/en/data-grid.ts';
import { tableStrings } from '../data-table/data-table.strings.ts';

/** What the grid says, in English. */
export const gridStrings = { ...tableStrings, ...dataGridStrings };

export type GridStrings = typeof gridStrings;
