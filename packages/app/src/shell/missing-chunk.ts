/**
 * Whether an error says that a module failed to load: the browser is offline, or a deployment has replaced the module.
 * The patterns are the browsers' messages.
 */
export const isMissingChunk = (error: Error): boolean =>
  /dynamically imported module|module script failed|preload CSS|error loading/i.test(error.message);
