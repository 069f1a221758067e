import { dataTableStrings } from '#strings/en/data-table.ts';
import { listStrings } from '#strings/en/list.ts';
import { sharedStrings } from '#strings/en/shared.ts';

/** The English strings of a data table; a data grid uses them too. */
export const tableStrings = { ...dataTableStrings, ...listStrings, ...sharedStrings };

export type TableStrings = typeof tableStrings;
