/** English strings of `plinth-copy-button`. */
export const copyButtonStrings = {
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'This did not copy. Select the text instead.',
};
