import { dataTableStrings } from '#strings/en/data-table.ts';
import { listStrings } from '#strings/en/list.ts';
import { sharedStrings } from '#strings/en/shared.ts';

/** What the table says, in English. */
export const tableStrings = { ...dataTableStrings, ...listStrings, ...sharedStrings };

export type TableStrings = typeof tableStrings;
