import writeXlsxFile, { type Cell } from 'write-excel-file/browser';
import type { ExportColumn, TypedValue } from './export-rows.ts';

const MAX_COLUMN_WIDTH = 48;
const DATE_WIDTH = 12;

/** Returns a cell. Text is stored as text, so that a spreadsheet never evaluates it. */
function cellOf(value: TypedValue): Cell {
  if (value === null || value === '') return null;
  if (value instanceof Date) return { value, type: Date, format: 'yyyy-mm-dd' };
  return typeof value === 'number' ? { value, type: Number } : { value, type: String };
}

const widthOf = (value: TypedValue): number => (value instanceof Date ? DATE_WIDTH : String(value ?? '').length + 2);

/** Returns rows as an XLSX file with a head that stays while the rows scroll. */
export async function xlsxOf<Row>(
  title: string,
  columns: readonly ExportColumn<Row>[],
  rows: readonly Row[],
): Promise<Blob> {
  const values = rows.map((row) => columns.map(({ value, typed }) => typed?.(row) ?? value(row)));
  const head = columns.map(({ header }): Cell => ({ value: header, type: String, fontWeight: 'bold' }));
  const widths = columns.map(({ header }, index) =>
    Math.min(MAX_COLUMN_WIDTH, Math.max(header.length + 2, ...values.map((cells) => widthOf(cells[index] ?? null)))),
  );
  return writeXlsxFile([head, ...values.map((cells) => cells.map(cellOf))], {
    sheet: title,
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: 1,
  }).toBlob();
}
