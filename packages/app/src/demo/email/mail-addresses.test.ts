import { expect, test } from 'vitest';
import { formatAddress, formatAddresses, parseAddress, parseAddresses } from './mail-addresses.ts';

const people = [
  { name: 'Last, First', email: 'last@example.com' },
  { name: 'Ada "The Boss" \\ Nolan', email: 'ada@example.com' },
  { name: '山田、太郎', email: 'taro@example.com' },
  { name: 'O’Brien <Dublin>', email: 'obrien@example.com' },
  { name: '', email: 'b@example.com' },
];

test('a list of addresses is read as it was written, with names that contain separators and quotes', () => {
  expect(parseAddresses(formatAddresses(people))).toEqual(people);
});

test('each address is in a list once, with its first name', () => {
  expect(formatAddresses([...people.slice(0, 1), { name: '', email: 'last@example.com' }])).toBe(
    '"Last, First" <last@example.com>',
  );
});

test.each([
  ['a@example.com', { name: '', email: 'a@example.com' }],
  [' <a@example.com> ', { name: '', email: 'a@example.com' }],
  ['Celia Okafor <a@example.com>', { name: 'Celia Okafor', email: 'a@example.com' }],
  ['"a@example.com" <a@example.com>', { name: '', email: 'a@example.com' }],
  ['"b@example.com" <a@example.com>', { name: 'b@example.com', email: 'a@example.com' }],
  ['nobody', null],
  ['a@example.com b@example.com', null],
  ['<a@example.com> <b@example.com>', null],
  ['Team: a@example.com, b@example.com;', null],
  ['write to a@example.com', null],
  ['', null],
])('%j is the address %o', (text, expected) => {
  expect(parseAddress(text)).toEqual(expected);
});

test('a name of letters is written without quotes', () => {
  expect(formatAddress({ name: 'Łucja Świt', email: 'lucja@example.com' })).toBe('Łucja Świt <lucja@example.com>');
});
