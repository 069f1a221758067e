/** English strings of `plinth-calendar`. */
export const calendarStrings = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  dayNotAvailable: (day: string) => `${day}, not available`,
  calendarMonth: 'Month',
  calendarYear: 'Year',
  calendarPresets: 'Quick choices',
};
