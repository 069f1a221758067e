/** English strings of `plinth-language-list`. */
export const languageListStrings = { language: 'Language' };
