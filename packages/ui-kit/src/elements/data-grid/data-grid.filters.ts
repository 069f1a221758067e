import { formatDate } from '#format/format.ts';
import type { CellValue } from '../data-table/data-table.types.ts';
import type { GridColumn, GridFilter, GridState } from './data-grid.types.ts';
import { STEP, type Work } from './data-grid.work.ts';

type Test<Row> = (row: Row) => boolean;

function wordsOf(value: CellValue, language: string): string {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return '';
  return value instanceof Date ? formatDate(value, 'medium', { language }) : String(value);
}

function figureOf(value: CellValue): number {
  return value instanceof Date ? value.getTime() : typeof value === 'number' ? value : Number.NaN;
}

/** Finds a text in another whatever its case, without a copy in small letters of every text. */
function finderOf(text: string): RegExp {
  return new RegExp(text.replaceAll(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`), 'iu');
}

function testOf<Row>(
  column: GridColumn<Row>,
  { value = '', min = -Infinity, max = Infinity }: GridFilter,
  language: string,
): Test<Row> {
  if (column.filter === 'range') {
    return (row) => {
      const figure = figureOf(column.accessor?.(row));
      return figure >= min && figure <= max;
    };
  }
  if (column.filter === 'choice') return (row) => String(column.accessor?.(row) ?? '') === value;
  const finder = finderOf(value);
  return (row) => finder.test(wordsOf(column.accessor?.(row), language));
}

function searchFor<Row>(columns: readonly GridColumn<Row>[], search: string, language: string): Test<Row> {
  const finder = finderOf(search);
  const searched = columns.filter((column) => column.accessor !== undefined);
  return (row) => searched.some((column) => finder.test(wordsOf(column.accessor?.(row), language)));
}

/** Which places of `rows` match all that is asked; undefined when nothing is. A row that its column throws at matches nothing. */
export function* matching<Row>(
  rows: readonly Row[],
  columns: readonly GridColumn<Row>[],
  { filters, search }: Pick<GridState, 'filters' | 'search'>,
  language: string,
): Work<Uint32Array | undefined> {
  const tests = filters.flatMap((filter) => {
    const column = columns.find(({ id }) => id === filter.columnId);
    return column ? [testOf(column, filter, language)] : [];
  });
  if (search.trim()) tests.push(searchFor(columns, search.trim(), language));
  const [only] = tests;
  if (!only) return undefined;
  const test: Test<Row> = tests.length === 1 ? only : (row) => tests.every((matches) => matches(row));
  const found = new Uint32Array(rows.length);
  let count = 0;
  for (let place = 0; place < rows.length; place += 1) {
    try {
      if (test(rows[place] as Row)) found[count++] = place;
    } catch (error) {
      globalThis.reportError?.(error);
    }
    if (place % STEP === STEP - 1) yield;
  }
  return found.slice(0, count);
}
