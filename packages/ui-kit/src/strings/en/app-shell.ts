/** English strings of `plinth-app-shell`. */
export const appShellStrings = { skipToContent: 'Skip to content' };
