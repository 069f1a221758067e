/** English strings of the elements that show loaded data. */
export const listStrings = {
  loadFailed: 'This didn’t load',
  tryAgain: 'Try again',
};
