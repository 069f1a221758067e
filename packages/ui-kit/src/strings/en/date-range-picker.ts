/** English strings of `plinth-date-range-picker`. */
export const dateRangePickerStrings = {
  rangeStart: 'Start',
  rangeEnd: 'End',
  rangeReversed: 'Enter an end that is not before the start.',
  rangeHalf: 'Enter both a start and an end.',
};
