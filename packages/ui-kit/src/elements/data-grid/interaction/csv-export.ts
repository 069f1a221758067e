import { toCsv, type CsvColumn } from '#format/csv.ts';
import { runInSlices, YIELD_INTERVAL_ROWS, type SlicedWork } from '#table/engine/time-slicing.ts';

export { saveCsv } from '#base/save-file.ts';

function* writeLines<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): SlicedWork<string> {
  const header = toCsv(columns, []);
  const chunks = [header];
  for (let from = 0; from < rows.length; from += YIELD_INTERVAL_ROWS) {
    chunks.push(toCsv(columns, rows.slice(from, from + YIELD_INTERVAL_ROWS)).slice(header.length));
    yield;
  }
  return chunks.join('');
}

/** Writes rows as CSV (RFC 4180) in time slices. */
export function writeCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): Promise<string> {
  return runInSlices(writeLines(columns, rows));
}
