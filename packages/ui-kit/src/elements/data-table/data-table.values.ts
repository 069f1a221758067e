import type { CellValue, TableColumn } from './data-table.types.ts';

/** How texts of a language are put in order: `C-9` before `C-10`. */
export function collator(language: string): Intl.Collator {
  const options: Intl.CollatorOptions = { numeric: true, sensitivity: 'base' };
  try {
    return new Intl.Collator(language, options);
  } catch {
    return new Intl.Collator('en', options);
  }
}

/** Nothing to compare is undefined, which the table puts last in either direction. */
function comparable(value: CellValue): string | number | undefined {
  if (value instanceof Date) return comparable(value.getTime());
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'number') return Number.isNaN(value) ? undefined : value;
  return value === null || value === '' ? undefined : value;
}

/** The value that a column sorts a row by. A function of the host page that throws leaves the row at the end. */
export function sortValueOf<Row>(column: TableColumn<Row>, row: Row): string | number | undefined {
  try {
    return comparable(column.sortValue ? column.sortValue(row) : column.accessor?.(row));
  } catch {
    return undefined;
  }
}
