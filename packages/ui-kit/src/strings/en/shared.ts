/** English of what several elements say. */
export const sharedStrings = {
  close: 'Close',
  optional: 'Optional',
  loading: 'Loading',
};
