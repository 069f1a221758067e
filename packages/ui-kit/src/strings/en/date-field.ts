/** English strings of `plinth-date-field` and the date pickers. */
export const dateFieldStrings = {
  dateDay: 'DD',
  dateMonth: 'MM',
  dateYear: 'YYYY',
  dateMissing: 'Enter a date.',
  dateInvalid: (example: string) => `Enter a date such as ${example}.`,
  dateUnavailable: 'This date isn’t available. Choose another.',
  openCalendar: 'Open calendar',
};
