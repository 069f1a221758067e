/** English strings of `plinth-date-range-picker`. */
export const dateRangePickerStrings = {
  rangeStart: 'Start',
  rangeEnd: 'End',
  rangeReversed: 'Enter an end date on or after the start date.',
  rangeHalf: 'Enter a start and an end date.',
};
