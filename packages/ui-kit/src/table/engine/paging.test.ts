import { describe, expect, it } from 'vitest';
import { clampPage, pageRange } from './paging.ts';

describe('clampPage', () => {
  it.each([
    ['keeps an existing page', 2, 23, 2],
    ['returns the last page when the page does not exist', 9, 23, 3],
    ['returns the first page when there are no rows', 4, 0, 1],
  ])('%s', (_, page, total, expected) => {
    expect(clampPage(page, 10, total)).toBe(expected);
  });
});

describe('pageRange', () => {
  it.each([
    ['starts at the first row', 1, 10, { page: 1, from: 1, to: 10, total: 23, hasPrevious: false, hasNext: true }],
    ['ends at the last row', 3, 3, { page: 3, from: 21, to: 23, total: 23, hasPrevious: true, hasNext: false }],
  ])('%s', (_, page, rowCount, expected) => {
    expect(pageRange(page, 10, rowCount, 23)).toEqual(expected);
  });
});
