/**
 * Functions that format amounts, dates and percentages for display. They handle values for which `Intl` throws, such as
 * an invalid date, or returns `$NaN` or `-$0`: a value that can't be displayed becomes an em dash.
 */

export {
  calendarDayOf,
  calendarSystem,
  dateOf,
  datePattern,
  dateStyles,
  formatDate,
  formatDateInYear,
  formatDateRange,
  formatTimeZone,
  isCalendarDay,
  type DateValue,
} from './date.ts';
export { setDefaultLanguage } from './language.ts';
export { currencyDigits, currencyName, formatMoney, type MoneyOptions } from './money.ts';
export { formatNumber, formatPercent, NO_VALUE } from './number.ts';
export { formatRelative, relativeWidths, untilNextRelative } from './relative.ts';
