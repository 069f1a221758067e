/** English strings of `plinth-copy-button`. */
export const copyButtonStrings = {
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Couldn’t copy. Press Ctrl+C or ⌘C to copy the selected text.',
};
