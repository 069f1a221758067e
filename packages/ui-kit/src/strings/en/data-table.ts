/** English strings of `plinth-data-table`. */
export const dataTableStrings = {
  tableDetails: 'Details',
  tableDetailsOf: (row: string) => `Details of ${row}`,
  tableRange: (from: string, to: string, total: string) => `Showing ${from}–${to} of ${total}`,
  tableShown: (shown: string, total: string) => `${shown} of ${total}`,
  tableShowMore: 'Show more',
  tablePreviousPage: 'Previous page',
  tableNextPage: 'Next page',
  tableTotal: 'Total',
  tableEmpty: 'Nothing here yet',
  tableRestFailed: 'The rest didn’t load.',
};
