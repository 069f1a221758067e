/** The rows from the newest to the oldest; those of one instant stay in their order. @param dateOf an ISO 8601 date. */
export function sortNewestFirst<Row>(rows: readonly Row[], dateOf: (row: Row) => string): Row[] {
  return rows
    .map((row) => ({ row, at: Date.parse(dateOf(row)) }))
    .toSorted((a, b) => b.at - a.at)
    .map(({ row }) => row);
}
