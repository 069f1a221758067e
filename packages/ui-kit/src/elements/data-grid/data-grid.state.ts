import { listOf } from '#base/given.ts';
import type { TableSort } from '../data-table/data-table.types.ts';
import type { GridColumn, GridFilter, GridState } from './data-grid.types.ts';

const PAGE_SIZE = 10;

/** A state as a page may give it: parts of it, or something else. */
export type GivenState = Partial<GridState> | undefined;

const isText = (given: unknown): given is string => typeof given === 'string';
const isSort = (given: TableSort): boolean => isText(given.columnId);
const textsOf = (given: readonly string[] | undefined): readonly string[] => listOf(given ?? []).filter(isText);

function filterOf({ columnId, value, min, max }: GridFilter): GridFilter {
  return {
    columnId,
    ...(isText(value) ? { value } : {}),
    ...(Number.isFinite(min) ? { min: Number(min) } : {}),
    ...(Number.isFinite(max) ? { max: Number(max) } : {}),
  };
}

/** True when the filter asks for something. */
export function asksFor({ value, min, max }: GridFilter): boolean {
  return Boolean(value) || min !== undefined || max !== undefined;
}

function widthsOf(given: GridState['widths'] | undefined): GridState['widths'] {
  const pairs = Object.entries(given ?? {}).filter(([, width]) => Number.isFinite(width) && width > 0);
  return Object.fromEntries(pairs);
}

/** A whole number from 1, or what stands in for it. */
export function countFrom(given: unknown, fallback: number): number {
  return typeof given === 'number' && given >= 1 && Number.isFinite(given) ? Math.floor(given) : fallback;
}

/** The whole state: what was given of it, as far as it can be used, and the columns' own wishes for the rest. */
export function stateOf<Row>(given: GivenState, columns: readonly GridColumn<Row>[]): GridState {
  const known: Partial<GridState> = typeof given === 'object' && given !== null ? given : {};
  const idsWhere = (test: (column: GridColumn<Row>) => boolean): readonly string[] =>
    columns.filter(test).map(({ id }) => id);
  return {
    sort: listOf(known.sort ?? []).filter(isSort),
    filters: listOf(known.filters ?? [])
      .filter(({ columnId }) => isText(columnId))
      .map(filterOf)
      .filter(asksFor),
    search: isText(known.search) ? known.search : '',
    page: countFrom(known.page, 1),
    pageSize: countFrom(known.pageSize, PAGE_SIZE),
    order: textsOf(known.order),
    hidden: known.hidden ? textsOf(known.hidden) : idsWhere(({ hidden }) => hidden === true),
    pinned: {
      start: known.pinned ? textsOf(known.pinned.start) : idsWhere(({ pin }) => pin === 'start'),
      end: known.pinned ? textsOf(known.pinned.end) : idsWhere(({ pin }) => pin === 'end'),
    },
    widths: widthsOf(known.widths),
  };
}

/** The state without what is asked of a column, and with what is asked of it now. */
export function withFilter(filters: readonly GridFilter[], filter: GridFilter): readonly GridFilter[] {
  const others = filters.filter(({ columnId }) => columnId !== filter.columnId);
  return asksFor(filter) ? [...others, filter] : others;
}
