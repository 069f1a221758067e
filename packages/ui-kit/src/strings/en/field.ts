/** English strings of `plinth-field`. */
export const fieldStrings = {
  characterCount: (used: string, limit: string) => `${used} of ${limit}`,
  charactersLeft: (left: string) => `${left} characters left`,
};
