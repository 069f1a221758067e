/** English strings of `plinth-date-field` and the date pickers. */
export const dateFieldStrings = {
  dateDay: 'DD',
  dateMonth: 'MM',
  dateYear: 'YYYY',
  dateMissing: 'Enter a date.',
  dateInvalid: (example: string) => `Enter a date such as ${example}.`,
  dateUnavailable: 'Choose another date: this one is not available.',
  openCalendar: 'Open calendar',
};
