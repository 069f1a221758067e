/** English strings of `plinth-date-time-field`. */
export const dateTimeFieldStrings = {
  dateTimeMissing: 'Enter a date and a time.',
  dateTimeInvalid: (example: string) => `Enter a date and a time such as ${example}.`,
};
