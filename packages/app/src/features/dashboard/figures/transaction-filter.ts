import { isCalendarDay } from '@plinth/ui-kit/format';
import { addDays, dayStart, instantOf, type DayKey } from '#shared/calendar.ts';
import { containsWords } from '#shared/contains-words.ts';
import type { ContractTransaction } from './contract-figures.ts';

/** The types of transactions, in the order of the filter. */
export const TRANSACTION_TYPES = ['FUNDING', 'COLLECTION', 'REFUND', 'PROMOTION'] as const;
/** The statuses of transactions, in the order of the filter. */
export const TRANSACTION_STATUSES = ['PROCESSING', 'COMPLETED', 'FAILED'] as const;

/** The filter of the transactions. An empty value matches everything. */
export interface TransactionFilter {
  readonly text: string;
  readonly type: string;
  readonly status: string;
  /** The first and the last day; both or none are set. */
  readonly from: DayKey;
  readonly to: DayKey;
}

const MAX_TEXT_LENGTH = 100;

const memberOf = (members: readonly string[], value: string | null): string =>
  members.find((member) => member === value) ?? '';

/** Returns a day that exists, or an empty string: February 30 would be moved to the next month. */
function dayOf(value: string | null): DayKey {
  const date = isCalendarDay(value) ? new Date(value) : null;
  const isValid = date !== null && !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === value;
  return isValid ? (value ?? '') : '';
}

/** Reads the filter from the query of an address. Invalid values are ignored. */
export function filterFromQuery(query: URLSearchParams): TransactionFilter {
  const [from, to] = [dayOf(query.get('from')), dayOf(query.get('to'))];
  const isRange = from !== '' && to !== '' && from <= to;
  return {
    text: (query.get('q') ?? '').slice(0, MAX_TEXT_LENGTH),
    type: memberOf(TRANSACTION_TYPES, query.get('type')),
    status: memberOf(TRANSACTION_STATUSES, query.get('status')),
    from: isRange ? from : '',
    to: isRange ? to : '',
  };
}

/** Returns the parameters of an address for a change of the filter. */
export function queryOf({ text, ...rest }: Partial<TransactionFilter>): Readonly<Record<string, string>> {
  return { ...rest, ...(text === undefined ? {} : { q: text.slice(0, MAX_TEXT_LENGTH) }) };
}

/** Whether a filter matches everything. */
export function isUnfiltered(filter: TransactionFilter): boolean {
  return Object.values(filter).every((value) => value.trim() === '');
}

function searchableText({ description, transactionId, contractId, amount, CollectionRequest }: ContractTransaction) {
  const incomes = CollectionRequest?.IncomeTransactions.map((income) => income.description) ?? [];
  const values = [description, transactionId, contractId, amount / 100, CollectionRequest?.id, ...incomes];
  return values.join(' ');
}

/**
 * Returns the transactions that have the type and the status, are within the days, and contain every word of the text
 * in their description, bank reference, contract, amount or collection request.
 */
export function filterTransactions(
  transactions: readonly ContractTransaction[],
  { text, type, status, from, to }: TransactionFilter,
  timeZone?: string,
): readonly ContractTransaction[] {
  const [start, end] = from === '' ? [] : [dayStart(from, timeZone), dayStart(addDays(to, 1), timeZone)];
  return transactions.filter((transaction) => {
    if (type !== '' && transaction.paymentType !== type) return false;
    if (status !== '' && transaction.status !== status) return false;
    if (start !== undefined && end !== undefined) {
      const time = instantOf(transaction.createdAt, timeZone);
      if (time < start || time >= end) return false;
    }
    return text === '' || containsWords(searchableText(transaction), text);
  });
}
