/** English strings of `plinth-number-field`. */
export const numberFieldStrings = {
  numberMissing: 'Enter a number.',
  numberOutOfRange: (min: string, max: string) => `Enter a number from ${min} to ${max}.`,
  numberNearest: (low: string, high: string) => `Enter ${low} or ${high}.`,
};
