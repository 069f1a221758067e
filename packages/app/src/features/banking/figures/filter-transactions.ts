import type { CardTransaction } from '@plinth/api-client/resources/virtual-cards';
import type { DayKey } from '#shared/calendar.ts';
import { containsWords } from '#shared/contains-words.ts';
import { monthOf } from './card-statement.ts';

/** The filter of the transactions. An empty value matches everything. */
export interface TransactionFilter {
  readonly text: string;
  readonly status: string;
  /** The first day of the month. */
  readonly month: DayKey;
}

/** A filter that matches everything. */
export const NO_FILTER: TransactionFilter = { text: '', status: '', month: '' };

/** Returns the transactions that have the status and the month and contain every word of the text. */
export function filterTransactions(
  transactions: readonly CardTransaction[],
  { text, status, month }: TransactionFilter,
  timeZone?: string,
): readonly CardTransaction[] {
  return transactions.filter((transaction) => {
    if (status !== '' && transaction.status !== status) return false;
    if (month !== '' && monthOf(transaction, timeZone) !== month) return false;
    return containsWords([transaction.merchant, transaction.category, transaction.description].join(' '), text);
  });
}

/** Returns the months in which a card was used, newest first. */
export function monthsOf(transactions: readonly CardTransaction[], timeZone?: string): readonly DayKey[] {
  return [...new Set(transactions.map((transaction) => monthOf(transaction, timeZone)))].toSorted().toReversed();
}
