/** English strings of `plinth-tag`. */
export const tagStrings = {
  remove: 'Remove',
};
