/** English strings that several elements use. */
export const sharedStrings = {
  close: 'Close',
  optional: 'Optional',
  loading: 'Loading',
  clearNamed: (name: string) => `Clear ${name}`,
};
