/** English of the controls that hold chips. */
export const chipsStrings = {
  removeNamed: (name: string) => `Remove ${name}`,
  added: (name: string) => `${name} added`,
  removed: (name: string) => `${name} removed`,
};
