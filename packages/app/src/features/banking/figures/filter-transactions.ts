import type { CardTransaction } from '@plinth/api-client';
import type { DayKey } from '#shared/calendar.ts';
import { foldText } from '#shared/fold-text.ts';
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
  all: readonly CardTransaction[],
  { text, status, month }: TransactionFilter,
  timeZone?: string,
): readonly CardTransaction[] {
  const words = foldText(text)
    .split(/\s+/)
    .filter((word) => word !== '');
  return all.filter((each) => {
    if (status !== '' && each.status !== status) return false;
    if (month !== '' && monthOf(each, timeZone) !== month) return false;
    const said = foldText([each.merchant, each.category, each.description].join(' '));
    return words.every((word) => said.includes(word));
  });
}

/** Returns the months in which a card was used, newest first. */
export function monthsOf(all: readonly CardTransaction[], timeZone?: string): readonly DayKey[] {
  return [...new Set(all.map((each) => monthOf(each, timeZone)))].toSorted().toReversed();
}
