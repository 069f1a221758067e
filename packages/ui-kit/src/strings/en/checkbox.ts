/** English strings of `plinth-checkbox`. */
export const checkboxStrings = {
  checkboxMissing: 'Check this box to continue.',
};
