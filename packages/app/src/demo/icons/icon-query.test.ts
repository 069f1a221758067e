import { expect, test } from 'vitest';
import { readIconQuery } from './icon-query.ts';

test.each([
  ['', { q: '', size: 24, language: 'html' }],
  ['q=bank&size=32&code=react', { q: 'bank', size: 32, language: 'react' }],
  ['size=12', { q: '', size: 12, language: 'html' }],
  ['size=48', { q: '', size: 48, language: 'html' }],
  ['size=11', { q: '', size: 24, language: 'html' }],
  ['size=49', { q: '', size: 24, language: 'html' }],
  ['size=huge&code=vue', { q: '', size: 24, language: 'html' }],
])('reads the query %j', (query, expected) => {
  expect(readIconQuery(new URLSearchParams(query))).toEqual(expected);
});
