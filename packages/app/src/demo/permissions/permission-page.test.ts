import { describe, expect, it } from 'vitest';
import { permissionPage, permissionQuery } from './permission-page.ts';

const permissions = [
  { id: 3, name: 'beta 10', assignedTo: [], createdDate: '2026-02-01T10:00:00Z' },
  { id: 2, name: 'Alpha', assignedTo: [], createdDate: '2025-12-31T10:00:00Z' },
  { id: 1, name: 'beta 9', assignedTo: [], createdDate: '2026-01-15T10:00:00Z' },
];
const addressWith = (columnId: string, descending: boolean, page = 1, perPage = 10) => ({
  q: '',
  page,
  perPage,
  sort: { columnId, descending },
  filters: { assignedTo: 'user' },
});
const idsOf = (...address: Parameters<typeof addressWith>) =>
  permissionPage({ total: 3, permissions }, addressWith(...address)).permissions.map(({ id }) => id);

describe('a page of permissions', () => {
  it.each([
    ['in the order of the call', 'id', true, [3, 2, 1]],
    ['by name, as text', 'name', false, [2, 1, 3]],
    ['by name, backwards', 'name', true, [3, 1, 2]],
    ['by date, as time', 'createdDate', false, [2, 1, 3]],
  ] as const)('is sorted %s', (_name, columnId, descending, ids) => {
    expect(idsOf(columnId, descending)).toEqual(ids);
  });

  it('in another order than that of the call is a part of all rows', () => {
    expect(permissionQuery(addressWith('name', false, 2, 2))).toMatchObject({
      page: 1,
      perPage: 1_000,
      assignedTo: 'user',
    });
    expect(idsOf('name', false, 2, 2)).toEqual([3]);
    expect(idsOf('name', false, 9, 2)).toEqual([3]);
  });
});
