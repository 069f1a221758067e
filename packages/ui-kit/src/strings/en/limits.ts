/** English strings of the controls with an earliest and a latest value. */
export const limitsStrings = {
  notBefore: (limit: string) => `Enter ${limit} or later.`,
  notAfter: (limit: string) => `Enter ${limit} or earlier.`,
};
