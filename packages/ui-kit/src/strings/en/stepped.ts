/** English strings of the controls with step buttons. */
export const steppedStrings = {
  numberIncrease: 'Increase',
  numberDecrease: 'Decrease',
  atLeast: (min: string) => `Enter ${min} or more.`,
  atMost: (max: string) => `Enter ${max} or less.`,
};
