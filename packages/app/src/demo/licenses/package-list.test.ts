import { expect, test } from 'vitest';
import type { ShippedPackage } from './licenses-api.ts';
import { keyOf, packagesOfPage, searchPackages } from './package-list.ts';

const shipped = (name: string, version: string, license: string): ShippedPackage => ({
  name,
  version,
  license,
  link: '',
  text: null,
});
const packages = [
  shipped('axios', '1.0.0', 'MIT'),
  shipped('idb', '7.0.0', 'ISC'),
  shipped('tslib', '2.3.0', '0BSD'),
  shipped('tslib', '2.9.0', '0BSD'),
];
const keysOf = (list: readonly ShippedPackage[]) => list.map(keyOf);

test.each([
  ['name', false, ['axios@1.0.0', 'idb@7.0.0', 'tslib@2.3.0', 'tslib@2.9.0']],
  ['name', true, ['tslib@2.3.0', 'tslib@2.9.0', 'idb@7.0.0', 'axios@1.0.0']],
  ['license', false, ['tslib@2.3.0', 'tslib@2.9.0', 'idb@7.0.0', 'axios@1.0.0']],
])('sorted by %s, descending %s', (columnId, descending, keys) => {
  const shown = packagesOfPage(packages, { sort: { columnId, descending }, page: 1, perPage: 10 });
  expect(keysOf(shown)).toEqual(keys);
});

test('a page past the end is the last one', () => {
  const sort = { columnId: 'name', descending: false };
  expect(keysOf(packagesOfPage(packages, { sort, page: 9, perPage: 3 }))).toEqual(['tslib@2.9.0']);
});

test.each([
  ['', 4],
  ['TSLIB', 2],
  ['isc', 1],
  ['gpl', 0],
])('the search for %j finds %i packages', (q, count) => {
  expect(searchPackages(packages, q)).toHaveLength(count);
});
