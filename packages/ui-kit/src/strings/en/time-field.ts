/** English strings of `plinth-time-field` and `plinth-time-picker`. */
export const timeFieldStrings = {
  timeMissing: 'Enter a time.',
  timeInvalid: (example: string) => `Enter a time such as ${example}.`,
  showTimes: 'Show times',
};
