/** English strings of `plinth-sortable-list`. */
export const sortableListStrings = {
  sortablePickedUp: (item: string) =>
    `${item}. The arrow keys move it, Space or Enter drops it, and Escape puts it back.`,
  sortablePlace: (name: string, place: string, total: string) => `${name}, ${place} of ${total}`,
  sortablePlaceIn: (name: string, list: string, place: string, total: string) =>
    `${name}, ${place} of ${total} in ${list}`,
  sortableCopied: (item: string) => `Copied: ${item}`,
  sortableCanceled: (item: string) => `Put back: ${item}`,
};
