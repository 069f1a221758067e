/** Returns the name of a story within its file: `with-icons` for `navigation-tabs--with-icons`. */
export const storyNameOf = (id: string): string => id.replace(/^.*--/, '');
