import { describe, expect, it } from 'vitest';
import { namedChange, readListAddress, shownFilters, sortParameters } from './use-list-address.ts';

const parameters = {
  defaultSort: { columnId: 'fullName', descending: false },
  columns: ['fullName', 'role'],
  filters: { role: null, status: ['active', 'pending'] },
};

const read = (query: string) => readListAddress(new URLSearchParams(query), parameters);

describe('the address of a list', () => {
  it('has defaults for everything', () => {
    expect(read('')).toEqual({
      q: '',
      page: 1,
      perPage: 10,
      sort: { columnId: 'fullName', descending: false },
      filters: { role: '', status: '' },
    });
  });

  it('says what is searched, filtered, sorted and shown', () => {
    expect(read('q=%20ada%20&page=3&perPage=25&sortColumn=role&sort=desc&status=pending')).toEqual({
      q: 'ada',
      page: 3,
      perPage: 25,
      sort: { columnId: 'role', descending: true },
      filters: { role: '', status: 'pending' },
    });
  });

  it('reads parameters with the prefix of the list, and none without it', () => {
    const withPrefix = { ...parameters, prefix: 'inv' };
    const query = new URLSearchParams('invQ=ada&invPage=2&invSortColumn=role&invStatus=active&page=9&q=other');
    expect(readListAddress(query, withPrefix)).toEqual({
      q: 'ada',
      page: 2,
      perPage: 10,
      sort: { columnId: 'role', descending: false },
      filters: { role: '', status: 'active' },
    });
  });

  it.each([
    ['status=Pending&role=any', 'pending', { status: 'pending' }],
    ['status=gone', '', { status: null }],
    ['', '', { status: null }],
  ])('shows %j as the status %j and rewrites it to %j', (query, status, shown) => {
    const address = read(query);
    expect(address.filters['status']).toBe(status);
    expect(shownFilters(address, parameters)).toEqual(shown);
  });

  it('rewrites a filter with the prefix of the list', () => {
    const withPrefix = { ...parameters, prefix: 'inv' };
    const address = readListAddress(new URLSearchParams('invStatus=ACTIVE'), withPrefix);
    expect(shownFilters(address, withPrefix)).toEqual({ invStatus: 'active' });
  });

  it.each([
    [undefined, { sortColumn: 'role', page: null }],
    ['inv', { invSortColumn: 'role', invPage: null }],
  ])('changes parameters with the prefix %j', (prefix, change) => {
    expect(namedChange({ sortColumn: 'role', page: null }, prefix === undefined ? {} : { prefix })).toEqual(change);
  });

  it.each(['page=0', 'page=-2', 'page=1e9', 'page=x', 'perPage=7', 'sortColumn=constructor', 'sort=up', 'status=gone'])(
    'ignores %s',
    (query) => {
      expect(read(query)).toEqual(read(''));
    },
  );

  it.each([
    [undefined, { sortColumn: null, sort: null }],
    [
      { columnId: 'fullName', descending: true },
      { sortColumn: null, sort: 'desc' },
    ],
    [
      { columnId: 'role', descending: false },
      { sortColumn: 'role', sort: null },
    ],
    [
      { columnId: 'role', descending: true },
      { sortColumn: 'role', sort: 'desc' },
    ],
  ])('leaves out the defaults of the sorting %j', (sort, expected) => {
    expect(sortParameters(sort, parameters.defaultSort)).toEqual(expected);
  });
});
