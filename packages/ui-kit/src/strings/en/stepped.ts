/** English strings of the controls with step buttons. */
export const steppedStrings = {
  numberAmbiguous: (decimal: string, grouped: string) => `Did you mean ${decimal} or ${grouped}?`,
  numberTooLong: 'That number has too many digits.',
  numberIncrease: 'Increase',
  numberDecrease: 'Decrease',
  atLeast: (min: string) => `Enter ${min} or more.`,
  atMost: (max: string) => `Enter ${max} or less.`,
};
