import { expect, test } from 'vitest';
import { nameOfKey } from './file-name.ts';

test.each([
  ['tickets/c1/0001/Beleg für “März”.pdf', 'Beleg für “März”.pdf'],
  ['tickets/c1/..\\..\\a.pdf', 'a.pdf'],
  ['plain.csv', 'plain.csv'],
  ['folder/name/', 'name'],
  ['x/invoice\u202Efdp.exe', 'invoicefdp.exe'],
  ['x/a\u0000b\n.pdf', 'ab.pdf'],
  ['/', 'file'],
])('returns the name of the key %j: %j', (key, name) => {
  expect(nameOfKey(key)).toBe(name);
});
