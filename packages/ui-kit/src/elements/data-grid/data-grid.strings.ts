import { dataGridStrings } from '#strings/en/data-grid.ts';
import { tableStrings } from '#table/view/table-strings.ts';

/** The English strings of a data grid. */
export const gridStrings = { ...tableStrings, ...dataGridStrings };

export type GridStrings = typeof gridStrings;
