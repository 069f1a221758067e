/** English strings of the fields with a list of options. */
export const optionsStrings = {
  optionUnlisted: (name: string) => `${name} isn’t in the list.`,
};
