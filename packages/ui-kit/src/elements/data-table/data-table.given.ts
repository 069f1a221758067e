import type { TemplateResult } from 'lit';
import { listOf } from '#base/given.ts';
import type { OfRow, TableColumn, TableDetail, TableSort } from './data-table.types.ts';

/** The properties of a table that no attribute has. */
interface Given<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: OfRow<Row, string> | undefined;
  readonly rowLabel: OfRow<Row, string> | undefined;
  readonly narrow: OfRow<Row, TemplateResult> | undefined;
  readonly details: OfRow<Row, readonly TableDetail[]> | undefined;
  readonly sort: TableSort | undefined;
  readonly expanded: readonly string[];
}

function functionOf<Fn extends (...given: never[]) => unknown>(given: Fn | undefined): Fn | undefined {
  return typeof given === 'function' ? given : undefined;
}

/** What a page without types may have given, as the table can use it: a list, a function, or nothing. */
export function usable<Row>({
  columns,
  rows,
  rowKey,
  rowLabel,
  narrow,
  details,
  sort,
  expanded,
}: Given<Row>): Given<Row> {
  return {
    columns: listOf(columns),
    rows: Array.isArray(rows) ? rows : [],
    rowKey: functionOf(rowKey),
    rowLabel: functionOf(rowLabel),
    narrow: functionOf(narrow),
    details: functionOf(details),
    sort: typeof sort?.columnId === 'string' ? sort : undefined,
    expanded: listOf(expanded),
  };
}

/** A whole number from 1, or what stands in for it. */
export function countOr(value: number | undefined, fallback: number): number {
  return typeof value === 'number' && value >= 1 && Number.isFinite(value) ? Math.floor(value) : fallback;
}
