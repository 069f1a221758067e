/** English of what a page fills, and may fail to. */
export const listStrings = {
  loadFailed: 'This did not load',
  tryAgain: 'Try again',
};
