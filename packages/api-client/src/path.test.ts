import { expect, test } from 'vitest';
import { path } from './path.ts';

test.each([
  ['C-1077', '/contracts/C-1077/x'],
  ['../../admin', '/contracts/..%2F..%2Fadmin/x'],
  ['1%2F..%2F2', '/contracts/1%252F..%252F2/x'],
  ['%2e%2e', '/contracts/%252e%252e/x'],
  ['a?b#c', '/contracts/a%3Fb%23c/x'],
  ['é 💶', '/contracts/%C3%A9%20%F0%9F%92%B6/x'],
  ['\\..\\', '/contracts/%5C..%5C/x'],
])('the value %j stays one segment', (value, expected) => {
  const made = path`/contracts/${value}/x`;
  expect(made).toBe(expected);
  expect(new URL(made, 'https://api.test').pathname.split('/')).toHaveLength(4);
});

test.each(['', '.', '..', '\uD800'])('the value %j is refused', (value) => {
  expect(() => path`/contracts/${value}`).toThrow(expect.objectContaining({ code: 'invalid-path' }));
});

test('ten thousand characters stay one segment', () => {
  const made = path`/a/${'/'.repeat(10_000)}/b`;
  expect(new URL(made, 'https://api.test').pathname.split('/')).toHaveLength(4);
});
