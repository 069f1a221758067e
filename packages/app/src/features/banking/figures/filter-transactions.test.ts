import type { CardTransaction } from '@plinth/api-client';
import { describe, expect, it } from 'vitest';
import { NO_FILTER, filterTransactions, monthsOf } from './filter-transactions.ts';

const cardTransaction = (id: string, createdAt: string, change: Partial<CardTransaction>): CardTransaction => ({
  id,
  createdAt,
  amount: 100,
  merchant: null,
  type: 'PURCHASE',
  status: 'SETTLED',
  category: null,
  description: null,
  ...change,
});
const TRANSACTIONS = [
  cardTransaction('a', '2026-11-17T19:00:00Z', { merchant: 'Fennel Press', category: 'Packaging', status: 'PENDING' }),
  cardTransaction('b', '2026-11-02T19:00:00Z', { merchant: 'Café Orchard', category: 'Inventory' }),
  cardTransaction('c', '2026-10-21T19:00:00Z', {
    merchant: 'Copper Kettle',
    description: 'Over the spending limit',
    status: 'DECLINED',
  }),
  cardTransaction('d', '2026-10-20T19:00:00Z', {}),
];

describe('filterTransactions', () => {
  it.each([
    [NO_FILTER, 'abcd'],
    [{ ...NO_FILTER, text: '  CAFE ' }, 'b'],
    [{ ...NO_FILTER, text: 'press pack' }, 'a'],
    [{ ...NO_FILTER, text: 'spending limit' }, 'c'],
    [{ ...NO_FILTER, text: 'null' }, ''],
    [{ ...NO_FILTER, status: 'SETTLED' }, 'bd'],
    [{ ...NO_FILTER, month: '2026-10-01' }, 'cd'],
    [{ text: 'copper', status: 'DECLINED', month: '2026-11-01' }, ''],
  ])('returns for %o the transactions %s', (filter, ids) => {
    expect(
      filterTransactions(TRANSACTIONS, filter, 'UTC')
        .map(({ id }) => id)
        .join(''),
    ).toBe(ids);
  });

  it('lists the months, newest first', () => {
    expect(monthsOf(TRANSACTIONS, 'UTC')).toEqual(['2026-11-01', '2026-10-01']);
  });
});
