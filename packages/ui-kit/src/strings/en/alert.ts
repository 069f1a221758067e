/** English strings of `plinth-alert`. */
export const alertStrings = {
  dismiss: 'Dismiss',
};
