/**
 * Amounts, dates and percentages as text. Every amount and date on a screen goes through here: `Intl` throws on an
 * invalid date and prints `$NaN` or `-$0`, and a person should see neither. What can't be shown is an em dash.
 */

export {
  calendarSystem,
  dateOf,
  datePattern,
  dateStyles,
  formatDate,
  formatDateRange,
  formatTimeZone,
  type DateValue,
} from './date.ts';
export { setDefaultLanguage } from './language.ts';
export { currencyDigits, formatMoney, type MoneyOptions } from './money.ts';
export { formatNumber, formatPercent, NO_VALUE } from './number.ts';
export { formatRelative, relativeWidths, untilNextRelative } from './relative.ts';
