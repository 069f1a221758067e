import { dataTableStrings } from '#strings/en/data-table.ts';
import { sharedStrings } from '#strings/en/shared.ts';

/** What the table says, in English. */
export const tableStrings = { ...dataTableStrings, ...sharedStrings };

export type TableStrings = typeof tableStrings;
