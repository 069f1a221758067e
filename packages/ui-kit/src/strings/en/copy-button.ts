/** English strings of `plinth-copy-button`. */
export const copyButtonStrings = {
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Couldn’t copy. Select the text instead.',
};
