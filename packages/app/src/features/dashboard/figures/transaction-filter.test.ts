import { describe, expect, it } from 'vitest';
import { loadFinancedBusiness, ZONE } from '../testing/financed-business.ts';
import { transactionsOf, visibleContracts } from './contract-figures.ts';
import { filterFromQuery, filterTransactions, isUnfiltered, queryOf } from './transaction-filter.ts';

const { contracts } = await loadFinancedBusiness();
const transactions = transactionsOf(visibleContracts(contracts));
const filterOf = (search: string) => filterFromQuery(new URLSearchParams(search));
const countOf = (search: string, zone = ZONE) => filterTransactions(transactions, filterOf(search), zone).length;

describe('filterFromQuery', () => {
  it('reads every part of the filter', () => {
    expect(filterOf('q=fee&type=REFUND&status=COMPLETED&from=2026-11-01&to=2026-11-30')).toEqual({
      text: 'fee',
      type: 'REFUND',
      status: 'COMPLETED',
      from: '2026-11-01',
      to: '2026-11-30',
    });
  });

  it.each([
    'type=LOAN',
    'status=refunded',
    'from=2026-11-01',
    'to=2026-11-30',
    'from=2026-11-30&to=2026-11-01',
    'from=2026-02-30&to=2026-03-31',
    'from=yesterday&to=2026-03-31',
    'from=2026-13-01&to=2026-12-01',
    '',
  ])('ignores the invalid query "%s"', (search) => {
    expect(isUnfiltered(filterOf(search))).toBe(true);
  });

  it('limits the length of the text', () => {
    expect(filterOf(`q=${'a'.repeat(200)}`).text).toHaveLength(100);
  });
});

describe('queryOf', () => {
  it('names only the changed parts', () => {
    expect(queryOf({ text: 'fee' })).toEqual({ q: 'fee' });
    expect(queryOf({ type: '', from: '2026-11-01', to: '2026-11-30' })).toEqual({
      type: '',
      from: '2026-11-01',
      to: '2026-11-30',
    });
  });
});

describe('filterTransactions', () => {
  it.each([
    ['', 120],
    ['type=REFUND', 1],
    ['status=PROCESSING', 1],
    ['from=2026-11-09&to=2026-11-16', 5],
    ['q=TRANSFER+twice', 1],
    ['q=shopfront+c-1077', 9],
    ['q=PL20931', 1],
    ['q=nothing', 0],
    ['q=collection&type=COLLECTION&status=COMPLETED&from=2026-11-16&to=2026-11-16', 2],
  ])('finds with "%s" %d transactions', (search, count) => {
    expect(countOf(search)).toBe(count);
  });

  it('uses the days of the time zone', () => {
    // The collections of Monday, 14:00 in UTC, are on Tuesday in Auckland.
    expect(countOf('from=2026-11-17&to=2026-11-17', 'Pacific/Auckland')).toBe(2);
    expect(countOf('from=2026-11-17&to=2026-11-17', 'Pacific/Honolulu')).toBe(0);
  });
});
