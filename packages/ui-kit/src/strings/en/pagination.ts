/** English strings of `plinth-pagination`. */
export const paginationStrings = {
  pagination: 'Pages',
  pageNumber: (page: string) => `Page ${page}`,
  pageOf: (page: string, count: string) => `Page ${page} of ${count}`,
};
