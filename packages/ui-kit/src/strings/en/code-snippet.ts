/** English strings of `plinth-code-snippet`. */
export const codeSnippetStrings = {
  code: 'Code',
};
