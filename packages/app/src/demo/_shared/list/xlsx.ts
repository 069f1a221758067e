import writeXlsxFile, { type Cell } from 'write-excel-file/browser';
import type { ExportColumn, TypedValue } from './export-rows.ts';

/** The most rows of a sheet, with its head, and the most characters of a cell. Spreadsheets cut off what is beyond. */
const MAX_ROWS = 1_048_576;
const MAX_CELL_LENGTH = 32_767;

/** Thrown instead of writing rows that a spreadsheet would show only in part. */
export class XlsxLimitError extends Error {
  override readonly name = 'XlsxLimitError';
}

const MAX_COLUMN_WIDTH = 48;
const DATE_WIDTH = 12;

/** Returns a cell. Text is stored as text, so that a spreadsheet never evaluates it. */
function cellOf(value: TypedValue): Cell {
  if (value === null || value === '') return null;
  if (value instanceof Date) return { value, type: Date, format: 'yyyy-mm-dd' };
  return typeof value === 'number' ? { value, type: Number } : { value, type: String };
}

const widthOf = (value: TypedValue): number => (value instanceof Date ? DATE_WIDTH : String(value ?? '').length + 2);

/**
 * Returns rows as an XLSX file with a head that stays while the rows scroll.
 * @throws XlsxLimitError if a sheet can't hold all of them.
 */
export async function xlsxOf<Row>(
  title: string,
  columns: readonly ExportColumn<Row>[],
  rows: readonly Row[],
): Promise<Blob> {
  if (rows.length >= MAX_ROWS) throw new XlsxLimitError('A sheet has at most 1,048,575 rows below its head.');
  const values = rows.map((row) => columns.map(({ value, typed }) => typed?.(row) ?? value(row)));
  if (values.some((cells) => cells.some((value) => typeof value === 'string' && value.length > MAX_CELL_LENGTH))) {
    throw new XlsxLimitError('A cell of a sheet has at most 32,767 characters.');
  }
  const head = columns.map(({ header }): Cell => ({ value: header, type: String, fontWeight: 'bold' }));
  const widths = columns.map(({ header }, index) =>
    values.reduce(
      (width, cells) => Math.min(MAX_COLUMN_WIDTH, Math.max(width, widthOf(cells[index] ?? null))),
      header.length + 2,
    ),
  );
  return writeXlsxFile([head, ...values.map((cells) => cells.map(cellOf))], {
    sheet: title,
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: 1,
  }).toBlob();
}
