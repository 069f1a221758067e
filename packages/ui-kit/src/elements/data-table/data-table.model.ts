import type { TableColumn, TableSort } from '#table/engine/column.ts';
import { clampPage, pageRange, type PageRange } from '#table/engine/paging.ts';
import { allIndexes, rankRows, sortIndexes } from '#table/engine/sort.ts';
import { runSync } from '#table/engine/time-slicing.ts';

/** A row and its unique key. */
export interface TableEntry<Row> {
  readonly key: string;
  readonly row: Row;
}

/** The input of a {@link TableModel}. */
export interface TableModelInput<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly entries: readonly TableEntry<Row>[];
  readonly paging: 'none' | 'pages' | 'more';
  /** The host page sorts and pages the entries; `total` is the number of all rows. */
  readonly manual: boolean;
  readonly total: number;
  /** The page, from 1; with `paging: 'more'` the number of visible pages. */
  readonly page: number;
  readonly pageSize: number;
  readonly sort: TableSort | undefined;
  readonly language: string;
}

/** The sorted entries of a data table and the visible ones of them. */
export class TableModel<Row> {
  #input: TableModelInput<Row> | undefined;
  #sorted: readonly TableEntry<Row>[] = [];

  /** Sets the input. Sorts only if something that affects the order has changed. */
  update(input: TableModelInput<Row>): void {
    const previous = this.#input;
    this.#input = input;
    const names = ['columns', 'entries', 'manual', 'sort', 'language'] as const;
    if (names.some((name) => previous?.[name] !== input[name])) this.#sorted = sortEntries(input);
  }

  /** The visible entries in their order. */
  get entries(): readonly TableEntry<Row>[] {
    const { manual, paging, page, pageSize } = this.#current;
    if (manual || paging === 'none') return this.#sorted;
    return paging === 'more'
      ? this.#sorted.slice(0, page * pageSize)
      : this.#sorted.slice((this.page - 1) * pageSize, this.page * pageSize);
  }

  /** The page, or the last page if there are fewer. */
  get page(): number {
    const { paging, page, pageSize, total } = this.#current;
    return paging === 'pages' ? clampPage(page, pageSize, total) : page;
  }

  /** The range of the visible entries. */
  get range(): PageRange {
    const { paging, pageSize, total } = this.#current;
    const { length } = this.entries;
    if (paging === 'pages') return pageRange(this.page, pageSize, length, total);
    return { page: this.page, from: 1, to: length, total, hasPrevious: false, hasNext: length < total };
  }

  get #current(): TableModelInput<Row> {
    if (!this.#input) throw new Error('TableModel: call update() first.');
    return this.#input;
  }
}

function sortEntries<Row>({
  columns,
  entries,
  manual,
  sort,
  language,
}: TableModelInput<Row>): readonly TableEntry<Row>[] {
  const column = columns.find(({ id }) => id === sort?.columnId);
  if (manual || !sort || !column) return entries;
  const rows = entries.map(({ row }) => row);
  const ranks = runSync(rankRows(column, rows, language));
  const order = sortIndexes(allIndexes(rows.length), [{ ranks, descending: sort.descending }]);
  return Array.from(order, (index) => entries[index] as TableEntry<Row>);
}
