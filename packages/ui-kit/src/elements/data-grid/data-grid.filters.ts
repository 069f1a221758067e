import { formatDate } from '#format/format.ts';
import { attempt } from '../data-table/data-table.cells.ts';
import type { CellValue } from '../data-table/data-table.types.ts';
import type { GridColumn, GridFilter, GridState } from './data-grid.types.ts';

type Test<Row> = (row: Row) => boolean;

function wordsOf(value: CellValue, language: string): string {
  if (typeof value === 'string') return value.toLowerCase();
  if (value === null || value === undefined) return '';
  return (value instanceof Date ? formatDate(value, 'medium', { language }) : String(value)).toLowerCase();
}

function figureOf(value: CellValue): number {
  return value instanceof Date ? value.getTime() : typeof value === 'number' ? value : Number.NaN;
}

function testOf<Row>(column: GridColumn<Row>, { value = '', min, max }: GridFilter, language: string): Test<Row> {
  if (column.filter === 'range') {
    return (row) => {
      const figure = figureOf(column.accessor?.(row));
      return !Number.isNaN(figure) && figure >= (min ?? -Infinity) && figure <= (max ?? Infinity);
    };
  }
  if (column.filter === 'choice') return (row) => String(column.accessor?.(row) ?? '') === value;
  const wanted = value.toLowerCase();
  return (row) => wordsOf(column.accessor?.(row), language).includes(wanted);
}

function searchFor<Row>(columns: readonly GridColumn<Row>[], search: string, language: string): Test<Row> {
  const wanted = search.trim().toLowerCase();
  const searched = columns.filter((column) => column.accessor !== undefined);
  return (row) => searched.some((column) => wordsOf(column.accessor?.(row), language).includes(wanted));
}

/** Which places of `rows` match all that is asked; undefined when nothing is. A row that its column throws at matches nothing. */
export function matching<Row>(
  rows: readonly Row[],
  columns: readonly GridColumn<Row>[],
  { filters, search }: Pick<GridState, 'filters' | 'search'>,
  language: string,
): readonly number[] | undefined {
  const tests = filters.flatMap((filter) => {
    const column = columns.find(({ id }) => id === filter.columnId);
    return column ? [testOf(column, filter, language)] : [];
  });
  if (search.trim()) tests.push(searchFor(columns, search, language));
  if (tests.length === 0) return undefined;
  const found: number[] = [];
  const test = (row: Row): boolean => tests.every((matches) => matches(row));
  for (const [place, row] of rows.entries()) if (attempt(() => test(row), false)) found.push(place);
  return found;
}
