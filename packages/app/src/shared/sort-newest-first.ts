/**
 * Returns the rows from newest to oldest; rows with the same date keep their order.
 * @param dateOf Returns a row's ISO 8601 date.
 */
export function sortNewestFirst<Row>(rows: readonly Row[], dateOf: (row: Row) => string): Row[] {
  return rows
    .map((row) => ({ row, time: Date.parse(dateOf(row)) }))
    .toSorted((a, b) => b.time - a.time)
    .map(({ row }) => row);
}
