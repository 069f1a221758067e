/** English strings of the controls with chips. */
export const chipsStrings = {
  removeNamed: (name: string) => `Remove ${name}`,
  added: (name: string) => `${name} added`,
  removed: (name: string) => `${name} removed`,
};
