import type { RowCallback } from './column.ts';

/** Calls a function of the host page. If it throws, reports the error as uncaught and returns the fallback. */
export function callOr<Result>(callback: () => Result, fallback: Result): Result {
  try {
    return callback();
  } catch (error) {
    globalThis.reportError?.(error);
    return fallback;
  }
}

/** Returns the key of a row: the host page's `rowKey`, or the row's index if there is none or it fails. */
export function rowKeyOf<Row>(row: Row, index: number, rowKey: RowCallback<Row, string> | undefined): string {
  return rowKey ? callOr(() => String(rowKey(row) ?? index), String(index)) : String(index);
}
