/** English strings of `plinth-card`. */
export const cardStrings = {
  refresh: 'Refresh',
  showContent: 'Show content',
};
