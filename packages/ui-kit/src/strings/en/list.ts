/** English strings of the elements that show loaded data. */
export const listStrings = {
  loadFailed: 'This did not load',
  tryAgain: 'Try again',
};
