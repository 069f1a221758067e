/** English of the controls with a first and a last moment. */
export const limitsStrings = {
  notBefore: (limit: string) => `Enter ${limit} or later.`,
  notAfter: (limit: string) => `Enter ${limit} or earlier.`,
};
