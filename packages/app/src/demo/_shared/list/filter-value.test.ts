import { expect, it } from 'vitest';
import { filterValue } from './filter-value.ts';

const STATUSES = ['Paid', 'Past Due', 'paid'];

it.each([
  ['Paid', 'Paid'],
  ['paid', 'paid'],
  ['PAID', 'Paid'],
  ['past due ', 'Past Due'],
  ['Pai', ''],
  ['', ''],
  [null, ''],
])('the text %j names the value %j', (text, value) => {
  expect(filterValue(text, STATUSES)).toBe(value);
});
