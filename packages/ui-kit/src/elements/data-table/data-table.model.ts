import {
  constructTable,
  createExpandedRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  functionalUpdate,
  rowExpandingFeature,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  type ColumnDef,
  type ExpandedState,
  type PaginationState,
  type SortingState,
  type Table,
} from '@tanstack/table-core';
import { plainReactivity } from './data-table.reactivity.ts';
import type { TableColumn, TableSort } from './data-table.types.ts';
import { collator, sortValueOf } from './data-table.values.ts';

const features = /* @__PURE__ */ tableFeatures({
  coreReactivityFeature: plainReactivity,
  rowSortingFeature,
  rowPaginationFeature,
  rowExpandingFeature,
  sortedRowModel: /* @__PURE__ */ createSortedRowModel(),
  paginatedRowModel: /* @__PURE__ */ createPaginatedRowModel(),
  expandedRowModel: /* @__PURE__ */ createExpandedRowModel(),
});
type Features = typeof features;

/** A row under the name that it has in the table. */
export interface TableEntry<Row> {
  readonly key: string;
  readonly row: Row;
}

/** What the table is asked to show. */
export interface TableRequest<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly entries: readonly TableEntry<Row>[];
  readonly paging: 'none' | 'pages' | 'more';
  /** Rows come sorted and cut from elsewhere; `total` says how many there are. */
  readonly manual: boolean;
  readonly total: number;
  /** From 1; with `more` how many steps are shown. */
  readonly page: number;
  readonly pageSize: number;
  readonly sort: TableSort | undefined;
  readonly expanded: readonly string[];
  readonly canExpand: (entry: TableEntry<Row>) => boolean;
  readonly language: string;
}

/** What the user changed; the element keeps it. */
export interface TableChanges {
  sort(sort: TableSort | undefined): void;
  page(page: number): void;
  expanded(keys: readonly string[]): void;
}

/** Where in all rows the shown ones stand, and which ways lead on. */
export interface TableRange {
  readonly from: number;
  readonly to: number;
  readonly total: number;
  readonly canPrevious: boolean;
  readonly canNext: boolean;
}

/** Order, pages and open rows of a table. The library decides; this gives it the element's state and takes it back. */
export class TableModel<Row> {
  readonly #changes: TableChanges;
  readonly #table: Table<Features, TableEntry<Row>>;
  #request: TableRequest<Row> | undefined;
  #columns: ColumnDef<Features, TableEntry<Row>>[] = [];
  #state: { sorting: SortingState; pagination: PaginationState; expanded: ExpandedState } = {
    sorting: [],
    pagination: { pageIndex: 0, pageSize: Infinity },
    expanded: {},
  };

  constructor(changes: TableChanges) {
    this.#changes = changes;
    this.#table = constructTable<Features, TableEntry<Row>>({
      features,
      columns: this.#columns,
      data: [],
      getRowId: (entry) => entry.key,
      // The element keeps its page and its open rows when rows are loaded again.
      autoResetPageIndex: false,
      autoResetExpanded: false,
      enableMultiSort: false,
      paginateExpandedRows: false,
      onSortingChange: (updater) => this.#sorted(functionalUpdate(updater, this.#state.sorting)),
      onPaginationChange: (updater) => this.#paged(functionalUpdate(updater, this.#state.pagination)),
      onExpandedChange: (updater) => this.#expanded(functionalUpdate(updater, this.#state.expanded)),
    });
  }

  /** Takes what the element shows now. */
  update(request: TableRequest<Row>): void {
    const before = this.#request;
    this.#request = request;
    if (before?.columns !== request.columns || before.language !== request.language)
      this.#columns = this.#defineColumns(request);
    if (before?.sort !== request.sort) {
      this.#state = {
        ...this.#state,
        sorting: request.sort ? [{ id: request.sort.columnId, desc: request.sort.descending }] : [],
      };
    }
    if (before?.expanded !== request.expanded) {
      this.#state = { ...this.#state, expanded: Object.fromEntries(request.expanded.map((key) => [key, true])) };
    }
    const pagination = this.#paginationOf(request);
    const { pageIndex, pageSize } = this.#state.pagination;
    if (pagination.pageIndex !== pageIndex || pagination.pageSize !== pageSize)
      this.#state = { ...this.#state, pagination };
    this.#table.setOptions((options) => ({
      ...options,
      columns: this.#columns,
      data: request.entries,
      manualSorting: request.manual,
      manualPagination: request.manual,
      rowCount: request.total,
      getRowCanExpand: (row) => request.canExpand(row.original),
      state: this.#state,
    }));
  }

  /** The rows that are shown, in their order. */
  get rows(): readonly { readonly entry: TableEntry<Row>; readonly expandable: boolean; readonly expanded: boolean }[] {
    return this.#table.getRowModel().rows.map((row) => ({
      entry: row.original,
      expandable: row.getCanExpand(),
      expanded: row.getCanExpand() && row.getIsExpanded(),
    }));
  }

  /** Where the shown rows stand in all of them. */
  get range(): TableRange {
    const total = this.#table.getRowCount();
    const shown = this.#table.getRowModel().rows.length;
    if (this.#request?.paging !== 'pages')
      return { from: 1, to: shown, total, canPrevious: false, canNext: shown < total };
    const { pageIndex, pageSize } = this.#state.pagination;
    const from = pageIndex * pageSize + 1;
    const [canPrevious, canNext] = [this.#table.getCanPreviousPage(), this.#table.getCanNextPage()];
    return { from, to: Math.min(from + shown - 1, total), total, canPrevious, canNext };
  }

  /** Which way the column is sorted. */
  sortedBy(columnId: string): 'asc' | 'desc' | false {
    return this.#table.getColumn(columnId)?.getIsSorted() ?? false;
  }

  /** Up, down, and back to the order in which the rows came. */
  toggleSort(columnId: string): void {
    this.#table.getColumn(columnId)?.toggleSorting();
  }

  toggleRow(key: string): void {
    this.#table.getRow(key, true).toggleExpanded();
  }

  nextPage(): void {
    const pageSize = this.#request?.pageSize ?? 1;
    if (this.#request?.paging === 'more') this.#table.setPageSize((shown) => shown + pageSize);
    else this.#table.nextPage();
  }

  previousPage(): void {
    this.#table.previousPage();
  }

  #sorted([first]: SortingState): void {
    this.#changes.sort(first && { columnId: first.id, descending: first.desc });
  }

  #paged({ pageIndex, pageSize }: PaginationState): void {
    const step = this.#request?.pageSize ?? 1;
    this.#changes.page(this.#request?.paging === 'more' ? Math.ceil(pageSize / step) : pageIndex + 1);
  }

  #expanded(expanded: ExpandedState): void {
    this.#changes.expanded(expanded === true ? [] : Object.keys(expanded).filter((key) => expanded[key]));
  }

  #defineColumns({ columns, language }: TableRequest<Row>): ColumnDef<Features, TableEntry<Row>>[] {
    const { compare } = collator(language);
    return columns.map((column) => ({
      id: column.id,
      accessorFn: ({ row }: TableEntry<Row>) => sortValueOf(column, row),
      enableSorting: column.sortable === true,
      sortDescFirst: false,
      sortUndefined: 'last' as const,
      sortFn: (one, other, id) => {
        const [a, b] = [one.getValue<string | number>(id), other.getValue<string | number>(id)];
        return typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b));
      },
    }));
  }

  #paginationOf({ paging, page, pageSize, total }: TableRequest<Row>): PaginationState {
    if (paging === 'none') return { pageIndex: 0, pageSize: Infinity };
    if (paging === 'more') return { pageIndex: 0, pageSize: page * pageSize };
    return { pageIndex: Math.min(page, Math.max(Math.ceil(total / pageSize), 1)) - 1, pageSize };
  }
}
