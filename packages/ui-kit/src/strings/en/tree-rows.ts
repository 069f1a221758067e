/** English strings for the rows of a tree in `plinth-data-grid`. */
export const treeRowStrings = {
  expandRow: (row: string) => `Expand ${row}`,
  collapseRow: (row: string) => `Collapse ${row}`,
};
