/** English strings of `plinth-radio-group`. */
export const radioGroupStrings = {
  radioMissing: 'Choose one.',
};
