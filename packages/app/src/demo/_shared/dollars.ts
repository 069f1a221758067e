import { formatMoney } from '@plinth/ui-kit/format';

/** Formats an amount in whole dollars. */
export const dollars = (amount: number): string => formatMoney(amount * 100, { language: 'en-US' });
