/** English strings of `plinth-tag-input`. */
export const tagInputStrings = {
  tagsMissing: 'Add at least one.',
  tagsTooMany: (max: string) => `Add at most ${max}.`,
  tagTwice: (tag: string) => `${tag} is already in the list.`,
};
