/** `elements-tabs--with-icons` is `with-icons` in its file. */
export const storyNameOf = (id: string): string => id.replace(/^.*--/, '');
