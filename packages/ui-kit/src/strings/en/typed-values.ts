/** English strings of the fields that turn typed text into chips. */
export const typedValuesStrings = {
  tagInvalid: (tag: string) => `${tag} isn’t valid here.`,
  textPending: (text: string) => `Press Enter to add “${text}”.`,
};
