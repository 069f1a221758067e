import type { CardTransaction } from '@plinth/api-client';
import type { DayKey } from '#shared/calendar.ts';
import { foldText } from '#shared/fold-text.ts';
import { monthOf } from './card-statement.ts';

/** What is looked for; empty is everything. */
export interface TransactionFilter {
  readonly text: string;
  readonly status: string;
  /** First day of the month. */
  readonly month: DayKey;
}

/** Everything. */
export const NO_FILTER: TransactionFilter = { text: '', status: '', month: '' };

/** The transactions that have the status and the month, and every word somewhere. */
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

/** The months in which a card was used, newest first. */
export function monthsOf(all: readonly CardTransaction[], timeZone?: string): readonly DayKey[] {
  return [...new Set(all.map((each) => monthOf(each, timeZone)))].toSorted().toReversed();
}
