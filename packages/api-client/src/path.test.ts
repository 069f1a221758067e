import { expect, test } from 'vitest';
import { buildPath, paramNames } from './path.ts';

test.each([
  ['C-1077', '/contracts/C-1077/x'],
  ['../../admin', '/contracts/..%2F..%2Fadmin/x'],
  ['1%2F..%2F2', '/contracts/1%252F..%252F2/x'],
  ['%2e%2e', '/contracts/%252e%252e/x'],
  ['a?b#c', '/contracts/a%3Fb%23c/x'],
  ['é 💶', '/contracts/%C3%A9%20%F0%9F%92%B6/x'],
  ['\\..\\', '/contracts/%5C..%5C/x'],
  [':other', '/contracts/%3Aother/x'],
  ['$&', '/contracts/%24%26/x'],
])('encodes the value %j as one segment', (value, expected) => {
  const path = buildPath('/contracts/:contractId/x', [value]);
  expect(path).toBe(expected);
  expect(new URL(path, 'https://api.test').pathname.split('/')).toHaveLength(4);
});

test.each(['', '.', '..', '\uD800'])('refuses the value %j', (value) => {
  expect(() => buildPath('/contracts/:contractId', [value])).toThrow(expect.objectContaining({ code: 'invalid-path' }));
});

test('refuses a missing value', () => {
  expect(() => buildPath('/a/:b/:c', ['1'])).toThrow(expect.objectContaining({ code: 'invalid-path' }));
});

test('encodes ten thousand characters as one segment', () => {
  const path = buildPath('/a/:id/b', ['/'.repeat(10_000)]);
  expect(new URL(path, 'https://api.test').pathname.split('/')).toHaveLength(4);
});

test('fills several parameters in the order of the template', () => {
  const template = '/data/:kind/customers/:customerId/connections';
  expect(paramNames(template)).toEqual(['kind', 'customerId']);
  expect(buildPath(template, ['banking', 'c-1'])).toBe('/data/banking/customers/c-1/connections');
});
