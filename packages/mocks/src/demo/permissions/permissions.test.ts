import {
  addPermission,
  deletePermission,
  listPermissions,
  renamePermission,
} from '@plinth/api-client/demo/permissions';
import { describe, expect, test } from 'vitest';
import { NOW } from '#node.ts';
import { startDemo } from '#testing/demo-world.ts';
import { formatDateTime } from '../dates.ts';

const { call } = startDemo();

type Query = Parameters<typeof call<typeof listPermissions>>[1];

const idsOf = async (query: Query) => (await call(listPermissions, query)).permissions.map(({ id }) => id);

test('starts with the nine permissions of the specification, each assigned to the administrators', async () => {
  const { allData, total } = await call(listPermissions, { perPage: 2 });
  expect([allData.length, total]).toEqual([9, 9]);
  expect(allData.map(({ name }) => name)).toEqual([
    'Management',
    'Manage Billing & Roles',
    'Add & Remove Users',
    'Project Planning',
    'Manage Email Sequences',
    'Client Communication',
    'Only View',
    'Financial Management',
    "Manage Others' Tasks",
  ]);
  expect(new Set(allData.flatMap(({ assignedTo }) => assignedTo))).toEqual(
    new Set(['administrator', 'manager', 'user', 'support', 'restricted-user']),
  );
});

describe('the list', () => {
  test.each([
    [{}, [9, 8, 7, 6, 5, 4, 3, 2, 1]],
    [{ perPage: 4, page: 2 }, [5, 4, 3, 2]],
    [{ perPage: 4, page: 7 }, [1]],
    [{ q: 'MANAGE' }, [9, 8, 5, 2, 1]],
    [{ assignedTo: 'manager' }, [8, 6, 5, 4, 3]],
    [{ assignedTo: 'restricted-user' }, [7]],
    [{ assignedTo: 'auditor' }, []],
    [{ assignedTo: 'manager', q: 'manage' }, [8, 5]],
  ])('of %j', async (query, ids) => {
    await expect(idsOf(query)).resolves.toEqual(ids);
  });

  test('is searched by the creation time as it is shown', async () => {
    const { allData } = await call(listPermissions, {});
    const shown = formatDateTime(allData[0]?.createdDate ?? '');
    expect(shown).toMatch(/^[A-Z][a-z]{2} \d{1,2}, 2025, 8:43 PM$/);
    await expect(idsOf({ q: shown })).resolves.toEqual([1]);
  });

  test('has the values that were used', async () => {
    const { params } = await call(listPermissions, { q: ' manage ', page: 9, perPage: 2 });
    expect(params).toEqual({ q: 'manage', page: 3, perPage: 2, assignedTo: null });
  });
});

test('a new permission is first, created now and assigned to the administrators', async () => {
  const { permission } = await call(addPermission, { permission: { name: ' Archive ' } });
  expect(permission).toEqual({
    id: 10,
    name: 'Archive',
    assignedTo: ['administrator'],
    createdDate: NOW.toISOString(),
  });
  await expect(idsOf({ perPage: 1 })).resolves.toEqual([10]);
});

test.each([
  [' ', 'Please enter a valid permission name'],
  ['only VIEW', 'This permission name is already in use.'],
])('the name %j is refused', async (name, message) => {
  const refused = { status: 400, body: { error: { name: message } } };
  await expect(call(addPermission, { permission: { name } })).rejects.toMatchObject(refused);
  await expect(call(renamePermission, { id: 1, name })).rejects.toMatchObject(refused);
});

test('a permission is renamed, also to its own name in other letters', async () => {
  const { permission } = await call(renamePermission, { id: 7, name: 'only view' });
  expect(permission).toMatchObject({ id: 7, name: 'only view', assignedTo: ['administrator', 'restricted-user'] });
  await expect(call(renamePermission, { id: 99, name: 'Other' })).rejects.toMatchObject({
    status: 404,
    body: { error: 'There is no such permission' },
  });
});

test('deletes a permission; nothing changes when there is no such permission', async () => {
  await call(deletePermission, { id: 9 });
  await call(deletePermission, { id: 99 });
  await expect(idsOf({})).resolves.toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
});
