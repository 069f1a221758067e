import { describe, expect, test } from 'vitest';
import { matches, pageOf, sortRows, valueAt } from './lists.ts';

describe('matches', () => {
  test.each([
    ['', ['Anything'], true],
    ['  quill ', ['Marta Quill'], true],
    ['MARTA', ['Marta Quill'], true],
    ['Sao', ['São Paulo'], true],
    ['são', ['Sao Paulo'], true],
    ['lodz', ['Łódź'], true],
    ['strasse', ['Straße'], true],
    ['25', [1250], true],
    ['x', [null, 'Marta'], false],
  ] as const)('finds %j in %j: %s', (query, texts, expected) => {
    expect(matches(query, ...texts)).toBe(expected);
  });
});

describe('sortRows', () => {
  const rows = [
    { id: 3, name: 'Émile', amount: 10 },
    { id: 1, name: 'Frida', amount: 9 },
    { id: 2, name: 'emile', amount: 9 },
    { id: 4, name: null, amount: 100 },
  ];
  const idsBy = (value: (row: (typeof rows)[number]) => string | number | null, direction?: 'asc' | 'desc') =>
    sortRows(rows, value, direction).map(({ id }) => id);

  test('compares numbers as numbers, and equal ones by id', () => {
    expect(idsBy(({ amount }) => amount)).toEqual([1, 2, 3, 4]);
    expect(idsBy(({ amount }) => amount, 'desc')).toEqual([4, 3, 1, 2]);
  });

  test('compares texts by locale, with missing ones last in both directions', () => {
    expect(idsBy(({ name }) => name)).toEqual([2, 3, 1, 4]);
    expect(idsBy(({ name }) => name, 'desc')).toEqual([1, 3, 2, 4]);
  });
});

test('valueAt reads dotted paths of own fields', () => {
  const row = { total: 5, client: { name: 'Oakline' } };
  const read = (path: string) => valueAt(row, path);
  expect(['total', 'client.name', 'client', 'client.age', 'constructor.name'].map(read)).toEqual([
    5,
    'Oakline',
    null,
    null,
    null,
  ]);
});

describe('pageOf', () => {
  const items = ['a', 'b', 'c', 'd', 'e'];

  test.each([
    [1, 2, ['a', 'b']],
    [3, 2, ['e']],
    [9, 2, ['e']],
    [1, 10, items],
  ])('page %i of %i each', (page, perPage, expected) => {
    expect(pageOf(items, { page, perPage })).toEqual(expected);
  });

  test('is empty without items', () => {
    expect(pageOf([], { page: 4, perPage: 10 })).toEqual([]);
  });
});
