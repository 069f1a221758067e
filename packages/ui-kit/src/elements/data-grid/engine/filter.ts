import { foldText } from '#base/search-text.ts';
import { formatDate } from '#format/format.ts';
import type { CellValue } from '#table/engine/column.ts';
import { YIELD_INTERVAL_ROWS, type SlicedWork } from '#table/engine/time-slicing.ts';
import type { GridColumn, GridFilter, GridState } from '../data-grid.types.ts';

type Predicate<Row> = (row: Row) => boolean;

function toText(value: CellValue, language: string): string {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return '';
  return value instanceof Date ? formatDate(value, 'medium', { language }) : String(value);
}

function toNumber(value: CellValue): number {
  return value instanceof Date ? value.getTime() : typeof value === 'number' ? value : Number.NaN;
}

/**
 * Creates a function that finds a text without regard to case and accents. For text without either, an expression is
 * faster than folding every value.
 */
function createTextSearch(searched: string): (text: string) => boolean {
  const folded = foldText(searched);
  const expression = new RegExp(folded.replaceAll(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`), 'iu');
  return (text) => (/^[ -~]*$/.test(text) ? expression.test(text) : foldText(text).includes(folded));
}

function createPredicate<Row>(
  column: GridColumn<Row>,
  { value = '', min = -Infinity, max = Infinity }: GridFilter,
  language: string,
): Predicate<Row> {
  if (column.filter === 'range') {
    return (row) => {
      const number = toNumber(column.accessor?.(row));
      return number >= min && number <= max;
    };
  }
  if (column.filter === 'choice') return (row) => String(column.accessor?.(row) ?? '') === value;
  const isMatch = createTextSearch(value);
  return (row) => isMatch(toText(column.accessor?.(row), language));
}

function createSearchPredicate<Row>(
  columns: readonly GridColumn<Row>[],
  search: string,
  language: string,
): Predicate<Row> {
  const isMatch = createTextSearch(search);
  const searchable = columns.filter((column) => column.accessor !== undefined);
  return (row) => searchable.some((column) => isMatch(toText(column.accessor?.(row), language)));
}

/**
 * Returns the indexes of the rows that match all filters and the search; `undefined` if there are none of either. A row
 * for which an accessor throws does not match.
 */
export function* filterRows<Row>(
  rows: readonly Row[],
  columns: readonly GridColumn<Row>[],
  { filters, search }: Pick<GridState, 'filters' | 'search'>,
  language: string,
): SlicedWork<Uint32Array | undefined> {
  const predicates = filters.flatMap((filter) => {
    const column = columns.find(({ id }) => id === filter.columnId);
    return column ? [createPredicate(column, filter, language)] : [];
  });
  if (search.trim()) predicates.push(createSearchPredicate(columns, search.trim(), language));
  const [first] = predicates;
  if (!first) return undefined;
  const isMatch: Predicate<Row> =
    predicates.length === 1 ? first : (row) => predicates.every((predicate) => predicate(row));
  const matching = new Uint32Array(rows.length);
  let count = 0;
  for (let index = 0; index < rows.length; index += 1) {
    try {
      if (isMatch(rows[index] as Row)) matching[count++] = index;
    } catch (error) {
      globalThis.reportError?.(error);
    }
    if (index % YIELD_INTERVAL_ROWS === YIELD_INTERVAL_ROWS - 1) yield;
  }
  return matching.slice(0, count);
}
