import { describe, expect, it, test } from 'vitest';
import {
  activeFiltersOf,
  boundOf,
  filterChange,
  NO_FILTERS,
  priceBandOf,
  productQueryOf,
  readShopAddress,
  shownQuery,
  type ShopFilters,
} from './shop-address.ts';

const read = (query: string) => readShopAddress(new URLSearchParams(query));
const withFilters = (filters: Partial<ShopFilters>): ShopFilters => ({ ...NO_FILTERS, ...filters });

describe('readShopAddress', () => {
  it('has the first page of all products in the grid without a query', () => {
    expect(read('')).toEqual({ q: '', sortBy: 'featured', page: 1, layout: 'grid', filters: NO_FILTERS });
  });

  it.each<[query: string, filters: Partial<ShopFilters>]>([
    ['category=Books', { category: 'Books' }],
    ['category=books', { category: 'Books' }],
    ['category=Boats', {}],
    ['brand=Nook+Paper', { brands: ['Nook Paper'] }],
    ['brand=Alder+%26+Finch,Nook+Paper,', { brands: ['Alder & Finch', 'Nook Paper'] }],
    ['minPrice=10&maxPrice=100', { minPrice: 10, maxPrice: 100 }],
    ['minPrice=-1&maxPrice=1e3', {}],
    ['rating=4', { rating: 4 }],
    ['rating=5', {}],
    ['freeShipping=true', { freeShipping: true }],
    ['freeShipping=yes', {}],
  ])('reads the filters of %s', (query, filters) => {
    expect(read(query).filters).toEqual(withFilters(filters));
  });

  it.each([
    ['q=+lamp+&sortBy=price-asc&page=2&layout=list', { q: 'lamp', sortBy: 'price-asc', page: 2, layout: 'list' }],
    ['sortBy=newest&page=0&layout=table', { q: '', sortBy: 'featured', page: 1, layout: 'grid' }],
  ])('reads %s', (query, expected) => {
    expect(read(query)).toMatchObject(expected);
  });
});

it('writes the filters that it reads, and shows page 1', () => {
  const filters = withFilters({
    category: 'Books',
    brands: ['Alder & Finch', 'Nook Paper'],
    minPrice: 10,
    rating: 3,
    freeShipping: true,
  });
  const change = filterChange(filters);
  expect(change).toMatchObject({ maxPrice: null, page: null });
  const query = new URLSearchParams(
    Object.entries(change).filter((entry): entry is [string, string] => entry[1] !== null),
  );
  expect(readShopAddress(query).filters).toEqual(filters);
  expect(Object.values(filterChange(NO_FILTERS)).every((value) => value === null)).toBe(true);
});

it('leaves the bounds of prices and ratings out of the call unless they are chosen', () => {
  expect(Object.keys(productQueryOf(read('')))).not.toContain('minPrice');
  expect(productQueryOf(read('maxPrice=10&rating=2'))).toMatchObject({ maxPrice: 10, rating: 2 });
});

test.each([
  [{}, 'all'],
  [{ maxPrice: 10 }, 'to-10'],
  [{ minPrice: 10, maxPrice: 100 }, '10-to-100'],
  [{ minPrice: 500 }, 'from-500'],
  [{ minPrice: 12 }, undefined],
])('the prices %o are the band %s', (filters, value) => {
  expect(priceBandOf(withFilters(filters))?.value).toBe(value);
});

test.each([
  ['is moved to', 20, null, 20],
  ['is moved from the end to', 20, 8, 20],
  ['is moved back to', 8, 20, null],
  ['stays at', 8, null, null],
  ['is the chosen end of the scale, and stays at', 8, 8, 8],
])('an end of the range that %s %i, from %s, sets %s', (_move, price, current, expected) => {
  expect(boundOf(price, current, 8)).toBe(expected);
});

test('each active filter can be taken off alone', () => {
  const filters = withFilters({ category: 'Books', brands: ['Nook Paper', 'Pell Books'], minPrice: 1_000, rating: 4 });
  const active = activeFiltersOf(filters);
  expect(active.map(({ label }) => label)).toEqual(['$1,000 and up', 'Books', 'Nook Paper', 'Pell Books', '4 & up']);
  expect(active[2]?.without).toEqual({ ...filters, brands: ['Pell Books'] });
  expect(active[0]?.without).toEqual({ ...filters, minPrice: null });
  expect(activeFiltersOf(withFilters({ minPrice: 10, maxPrice: 100, freeShipping: true }))).toMatchObject([
    { label: '$10–$100' },
    { label: 'Free shipping' },
  ]);
});

it.each([
  [
    'category=books&brand=nook+paper,Acme&rating=9&sortBy=PRICE-ASC',
    { category: 'Books', brand: 'Nook Paper', rating: null, sortBy: 'price-asc' },
  ],
  ['brand=Acme&sortBy=newest&freeShipping=yes', { brand: null, sortBy: null, freeShipping: null }],
])('rewrites %s to what is shown', (query, expected) => {
  expect(shownQuery(read(query), ['Alder & Finch', 'Nook Paper'])).toMatchObject(expected);
});

it('leaves the brands in the address until their names are known', () => {
  expect(shownQuery(read('brand=Acme'), undefined)).toMatchObject({ brand: 'Acme' });
});
