import { html, nothing } from 'lit';
import { figure } from '#base/figure.ts';
import { formatDate, formatNumber, NO_VALUE } from '#format/format.ts';
import type { CellContent, CellValue, TableColumn } from './data-table.types.ts';

/** Text of a value in the reader's language. */
export function textOf(value: CellValue, language: string): string {
  if (value === null || value === undefined) return NO_VALUE;
  if (typeof value === 'number') return formatNumber(value, language);
  if (value instanceof Date) return formatDate(value, 'medium', { language });
  return String(value);
}

/** Draws content: figures as left-to-right islands, other text as an island of its own direction. */
export function drawn(content: CellContent, align: TableColumn<unknown>['align'], language: string): unknown {
  if (content === null || content === undefined) return nothing;
  if (typeof content !== 'string' && typeof content !== 'number') return content;
  const text = textOf(content, language);
  return align === 'end' ? figure(text) : html`<bdi>${text}</bdi>`;
}

/**
 * What a column shows of a row. A function of the host page that throws leaves a dash; the error is reported as any
 * other that nobody caught.
 */
export function cellOf<Row>(column: TableColumn<Row>, row: Row, language: string): unknown {
  return attempt(() => {
    if (column.cell) return drawn(column.cell(row), column.align, language);
    return column.accessor ? drawn(textOf(column.accessor(row), language), column.align, language) : nothing;
  }, NO_VALUE);
}

/** Runs a function of the host page; an error of it is reported and `fallback` stands in. */
export function attempt<Result>(make: () => Result, fallback: Result): Result {
  try {
    return make();
  } catch (error) {
    globalThis.reportError?.(error);
    return fallback;
  }
}

/** Class of the cells of a column. */
export function classOf<Row>({ align, emphasis }: TableColumn<Row>): string {
  return `${align === 'end' ? 'right' : ''} ${emphasis ?? ''}`;
}
