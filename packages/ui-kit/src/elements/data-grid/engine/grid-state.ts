import { normalizeList } from '#base/normalize-list.ts';
import type { TableSort } from '#table/engine/column.ts';
import { positiveIntegerOr } from '#table/engine/normalize.ts';
import type { GridColumn, GridFilter, GridState } from '../data-grid.types.ts';

const DEFAULT_PAGE_SIZE = 10;

/** The `state` property as a page sets it: any part of a state. */
export type PartialGridState = Partial<GridState> | undefined;

const isString = (value: unknown): value is string => typeof value === 'string';
const isSort = (value: TableSort): boolean => isString(value.columnId);
const stringsOf = (value: readonly string[] | undefined): readonly string[] =>
  normalizeList(value ?? []).filter(isString);

function normalizeFilter({ columnId, value, min, max }: GridFilter): GridFilter {
  return {
    columnId,
    ...(isString(value) ? { value } : {}),
    ...(Number.isFinite(min) ? { min: Number(min) } : {}),
    ...(Number.isFinite(max) ? { max: Number(max) } : {}),
  };
}

function hasValue({ value, min, max }: GridFilter): boolean {
  return Boolean(value) || min !== undefined || max !== undefined;
}

function normalizeWidths(widths: GridState['widths'] | undefined): GridState['widths'] {
  const valid = Object.entries(widths ?? {}).filter(([, width]) => Number.isFinite(width) && width > 0);
  return Object.fromEntries(valid);
}

/** Completes a partial state: drops invalid values and takes the columns' defaults for what is missing. */
export function normalizeState<Row>(partial: PartialGridState, columns: readonly GridColumn<Row>[]): GridState {
  const state: Partial<GridState> = typeof partial === 'object' && partial !== null ? partial : {};
  const idsWhere = (isMatch: (column: GridColumn<Row>) => boolean): readonly string[] =>
    columns.filter(isMatch).map(({ id }) => id);
  return {
    sort: normalizeList(state.sort ?? []).filter(isSort),
    filters: normalizeList(state.filters ?? [])
      .filter(({ columnId }) => isString(columnId))
      .map(normalizeFilter)
      .filter(hasValue),
    search: isString(state.search) ? state.search : '',
    page: positiveIntegerOr(state.page, 1),
    pageSize: positiveIntegerOr(state.pageSize, DEFAULT_PAGE_SIZE),
    order: stringsOf(state.order),
    hidden: state.hidden ? stringsOf(state.hidden) : idsWhere(({ hidden }) => hidden === true),
    pinned: {
      start: state.pinned ? stringsOf(state.pinned.start) : idsWhere(({ pin }) => pin === 'start'),
      end: state.pinned ? stringsOf(state.pinned.end) : idsWhere(({ pin }) => pin === 'end'),
    },
    widths: normalizeWidths(state.widths),
  };
}

/** Returns the filters with the one of the same column replaced, or removed if the new one has no value. */
export function withFilter(filters: readonly GridFilter[], filter: GridFilter): readonly GridFilter[] {
  const others = filters.filter(({ columnId }) => columnId !== filter.columnId);
  return hasValue(filter) ? [...others, filter] : others;
}
