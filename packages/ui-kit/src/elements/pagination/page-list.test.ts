import { describe, expect, it } from 'vitest';
import { pageList, nonNegativeIntegerOr } from './page-list.ts';

const entriesText = (page: number, pages: number, siblings = 1) =>
  pageList(page, pages, siblings)
    .map((entry) => (entry === 'gap' ? '…' : entry))
    .join(' ');

describe('pageList', () => {
  it.each([
    [1, 1, '1'],
    [3, 7, '1 2 3 4 5 6 7'],
    [1, 12, '1 2 3 4 5 … 12'],
    [4, 12, '1 2 3 4 5 … 12'],
    [5, 12, '1 … 4 5 6 … 12'],
    [8, 12, '1 … 7 8 9 … 12'],
    [9, 12, '1 … 8 9 10 11 12'],
    [12, 12, '1 … 8 9 10 11 12'],
  ])('page %i of %i has the entries %s', (page, pages, expected) => {
    expect(entriesText(page, pages)).toBe(expected);
  });

  it('returns the same number of entries for every page', () => {
    for (const siblings of [0, 1, 2]) {
      const lengths = new Set(Array.from({ length: 30 }, (_, index) => pageList(index + 1, 30, siblings).length));
      expect([...lengths]).toEqual([2 * siblings + 5]);
    }
  });

  it('returns no entries without pages', () => {
    expect(pageList(1, 0, 1)).toEqual([]);
  });
});

describe('nonNegativeIntegerOr', () => {
  it('returns the fallback for anything but a non-negative integer', () => {
    expect([3.7, -1, Number.NaN, '4', undefined].map((value) => nonNegativeIntegerOr(value, 1))).toEqual([
      3, 1, 1, 1, 1,
    ]);
  });
});
