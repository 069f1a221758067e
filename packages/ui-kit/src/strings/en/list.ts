/** English of the lists that a page fills. */
export const listStrings = {
  loadFailed: 'This did not load',
};
