import { deleteRole, listRoles, saveRole } from '@plinth/api-client/demo/roles';
import { addUser, deleteUser, listUsers } from '@plinth/api-client/demo/users';
import { describe, expect, test } from 'vitest';
import { startDemo } from '#testing/demo-world.ts';

const { call } = startDemo();

const list = async () => (await call(listRoles)).roles;
const slugsOf = async () => (await list()).map(({ slug }) => slug);
const accessOfUser = async () => {
  const role = (await list()).find(({ slug }) => slug === 'user');
  if (!role) throw new Error('There is no such role');
  return role.access;
};
const save = async (name: string, id?: number) => call(saveRole, { role: { id, name, access: await accessOfUser() } });

test('starts with five built-in roles of ten users each', async () => {
  expect((await list()).map(({ id, slug, name, builtIn, users }) => [id, slug, name, builtIn, users])).toEqual([
    [1, 'administrator', 'Admin', true, 10],
    [2, 'manager', 'Editor', true, 10],
    [3, 'user', 'Author', true, 10],
    [4, 'support', 'Maintainer', true, 10],
    [5, 'restricted-user', 'Subscriber', true, 10],
  ]);
});

test('counts the users of a role', async () => {
  const [author] = (await call(listUsers, { role: 'author' })).users;
  await call(deleteUser, { id: author?.id ?? 0 });
  expect((await list()).find(({ slug }) => slug === 'user')?.users).toBe(9);
});

describe('an added role', () => {
  test('has the next id, a slug and no users', async () => {
    const { role } = await save('  Night Auditor ');
    expect(role).toEqual({
      id: 6,
      slug: 'night-auditor',
      name: 'Night Auditor',
      builtIn: false,
      access: await accessOfUser(),
      users: 0,
    });
    await expect(slugsOf()).resolves.toContain('night-auditor');
  });

  test('can be given to users and is then not deleted', async () => {
    const { role } = await save('Auditor');
    const { user } = await call(addUser, {
      fullName: 'Inga Solberg',
      username: 'isolberg',
      email: 'inga.solberg@example.com',
      company: 'Solberg Sails',
      country: 'Sweden',
      contact: '+46 8 465 004 77',
      role: role.slug,
    });
    await expect(call(listUsers, { role: 'auditor' })).resolves.toMatchObject({ total: 1 });
    await expect(call(deleteRole, { id: role.id })).rejects.toMatchObject({ status: 409 });
    await call(deleteUser, { id: user.id });
    await call(deleteRole, { id: role.id });
    await expect(slugsOf()).resolves.not.toContain('auditor');
  });

  test('keeps its slug when it is renamed', async () => {
    const { role } = await save('Auditor');
    await expect(save('Reviewer', role.id)).resolves.toMatchObject({ role: { name: 'Reviewer', slug: 'auditor' } });
  });

  test.each([
    ['Administrator', 'administrator-2'],
    ['restricted  user', 'restricted-user-2'],
    ['Élan & Co.', 'elan-co'],
    ['مراجع', 'مراجع'],
    ['!!', 'role'],
  ])('named %j has the slug %j', async (name, slug) => {
    await expect(save(name)).resolves.toMatchObject({ role: { slug } });
  });

  test('may read where it may write or create', async () => {
    const rights = { read: false, write: false, create: false };
    const access = { ...(await accessOfUser()), payroll: { ...rights, write: true }, database: rights };
    const { role } = await call(saveRole, { role: { name: 'Paymaster', access } });
    expect([role.access.payroll, role.access.database]).toEqual([{ read: true, write: true, create: false }, rights]);
  });
});

test.each([
  [' ', undefined, 400, { name: 'Please enter a valid role name' }],
  ['editor', undefined, 400, { name: 'This role name is already in use.' }],
  ['Lead', 2, 400, { name: 'Built-in roles keep their names' }],
  ['Lead', 9, 404, 'There is no such role'],
])('saving the name %j for the role %j is refused', async (name, id, status, error) => {
  await expect(save(name, id)).rejects.toMatchObject({ status, body: { error } });
});

test('the rights of a built-in role can be changed', async () => {
  const access = { ...(await accessOfUser()), payroll: { read: true, write: true, create: true } };
  await call(saveRole, { role: { id: 5, name: 'Subscriber', access } });
  expect((await list()).find(({ id }) => id === 5)?.access).toEqual(access);
});

test('a built-in role is not deleted, and an unknown one changes nothing', async () => {
  await expect(call(deleteRole, { id: 5 })).rejects.toMatchObject({
    status: 409,
    body: { error: 'Built-in roles cannot be deleted' },
  });
  await call(deleteRole, { id: 99 });
  await expect(list()).resolves.toHaveLength(5);
});

describe('in the scenario "empty"', () => {
  const empty = startDemo({ scenario: 'empty' });

  test('the built-in roles are there, without users', async () => {
    const { roles } = await empty.call(listRoles);
    expect(roles.map(({ users }) => users)).toEqual([0, 0, 0, 0, 0]);
  });
});
