import { formatDate, formatMoney } from '@plinth/ui-kit/format';

/** Returns whole dollars as text, as `$1,284`. */
export const dollars = (amount: number): string => formatMoney(amount * 100, { language: 'en-US' });

/** Returns a day with its year, as `Nov 30, 2026`. */
export const dayText = (day: string): string => formatDate(day, 'medium', { language: 'en-US' });
