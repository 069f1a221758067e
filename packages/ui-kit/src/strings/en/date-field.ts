/** English of plinth-date-field and of the pickers of dates. */
export const dateFieldStrings = {
  dateDay: 'DD',
  dateMonth: 'MM',
  dateYear: 'YYYY',
  dateMissing: 'Enter a date.',
  dateInvalid: (example: string) => `Enter a date such as ${example}.`,
  dateUnavailable: 'Choose another date: this one is not available.',
  openCalendar: 'Open calendar',
};
