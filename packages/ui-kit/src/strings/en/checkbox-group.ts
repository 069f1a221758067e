/** English strings of `plinth-checkbox-group`. */
export const checkboxGroupStrings = {
  choicesMissing: 'Choose at least one.',
  choicesTooFew: (min: string) => `Choose at least ${min}.`,
  choicesTooMany: (max: string) => `Choose at most ${max}.`,
  choicesAll: 'Select all',
};
