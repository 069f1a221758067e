/** English strings of `plinth-split-button`. */
export const splitButtonStrings = {
  moreWays: 'More options',
};
