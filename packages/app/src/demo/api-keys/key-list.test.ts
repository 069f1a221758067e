import type { ApiKey } from '@plinth/api-client/demo/api-keys';
import { expect, test } from 'vitest';
import { keysOfPage, maskKey, searchKeys } from './key-list.ts';

const key = (id: number, name: string, type: ApiKey['type'], created: string, lastUsed: string | null): ApiKey => ({
  id,
  name,
  type,
  key: `plinth_demo_${id}`,
  created,
  lastUsed,
  isRevoked: false,
});
const keys = [
  key(3, 'beta 10', 'Read Only', '2026-03-01T10:00:00Z', null),
  key(2, 'Alpha', 'Modify', '2026-02-01T10:00:00Z', '2026-11-01T10:00:00Z'),
  key(1, 'beta 9', 'Full Control', '2026-01-01T10:00:00Z', '2026-10-01T10:00:00Z'),
];
const idsOf = (list: readonly ApiKey[]) => list.map(({ id }) => id);

test.each([
  ['created', true, [3, 2, 1]],
  ['created', false, [1, 2, 3]],
  ['name', false, [2, 1, 3]],
  ['type', false, [1, 2, 3]],
  ['lastUsed', true, [2, 1, 3]],
])('sorted by %s, descending %s', (columnId, descending, ids) => {
  expect(idsOf(keysOfPage(keys, { sort: { columnId, descending }, page: 1, perPage: 10 }))).toEqual(ids);
});

test.each([
  [1, [3, 2]],
  [2, [1]],
  [9, [1]],
])('page %i has the keys %j', (page, ids) => {
  expect(idsOf(keysOfPage(keys, { sort: { columnId: 'created', descending: true }, page, perPage: 2 }))).toEqual(ids);
});

test.each([
  ['', [3, 2, 1]],
  ['BETA', [3, 1]],
  ['full', [1]],
  ['gamma', []],
])('the search for %j is in names and types', (q, ids) => {
  expect(idsOf(searchKeys(keys, q))).toEqual(ids);
});

test('a masked key has its prefix and its last four characters', () => {
  expect(maskKey('plinth_demo_0123456789abcdef')).toBe('plinth_demo_••••••••cdef');
});
