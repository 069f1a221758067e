/** Returns the name of the element of a story's title: `data-table` for `Data/Data table`. */
export const elementNameOf = (title: string): string =>
  title
    .slice(title.lastIndexOf('/') + 1)
    .toLowerCase()
    .replaceAll(' ', '-');
