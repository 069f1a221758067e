import { toCsv, type CsvColumn } from '#format/csv.ts';
import { finished, STEP, type Work } from './data-grid.work.ts';

function* writing<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): Work<string> {
  const names = toCsv(columns, []);
  const written = [names];
  for (let from = 0; from < rows.length; from += STEP) {
    written.push(toCsv(columns, rows.slice(from, from + STEP)).slice(names.length));
    yield;
  }
  return written.join('');
}

/** Rows as a comma-separated file (RFC 4180); the page answers while a long one is written. */
export function csvOf<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): Promise<string> {
  return finished(writing(columns, rows));
}

/** Hands a text over as a file; the byte order mark tells spreadsheets that it is UTF-8. */
export function download(document: Document, text: string, fileName: string): void {
  const url = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
  link.click();
  URL.revokeObjectURL(url);
}
