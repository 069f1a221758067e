/** English strings for moving the rows of `plinth-data-grid` and the items of `plinth-tree`. */
export const moveStrings = {
  moveNamed: (name: string) => `Move ${name}`,
  moveUp: 'Move up',
  moveDown: 'Move down',
  moveFirst: 'Move to the top',
  moveLast: 'Move to the bottom',
  moved: (name: string, place: string, total: string) => `${name} moved to ${place} of ${total}`,
  moveInto: (name: string) => `Move into ${name}`,
  moveOut: (name: string) => `Move out of ${name}`,
  movedInto: (name: string, parent: string, place: string, total: string) =>
    `${name} moved to ${place} of ${total} in ${parent}`,
  moveBlocked: 'Remove sorting, filters and search to move rows',
};
