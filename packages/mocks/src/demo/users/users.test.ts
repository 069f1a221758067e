import {
  addUser,
  BILLING_METHODS,
  deleteUser,
  getUser,
  listAllUsers,
  listUsers,
  updateUser,
} from '@plinth/api-client/demo/users';
import { describe, expect, test } from 'vitest';
import { startDemo } from '#testing/demo-world.ts';

const { call } = startDemo();

type Query = Parameters<typeof call<typeof listUsers>>[1];

const list = (query: Query) => call(listUsers, query);
const newUser = {
  fullName: ' Inga Solberg ',
  username: 'isolberg',
  email: 'inga.solberg@example.com',
  company: 'Solberg Sails',
  country: 'Sweden',
  contact: '+46 8 465 004 77',
};

describe('the sample users', () => {
  test.each([
    [{ status: 'active' }, 30],
    [{ status: 'pending' }, 10],
    [{ status: 'inactive' }, 10],
    [{ role: 'admin' }, 10],
    [{ role: 'author' }, 10],
    [{ role: 'editor' }, 10],
    [{ role: 'maintainer' }, 10],
    [{ role: 'subscriber' }, 10],
    [{ currentPlan: 'basic' }, 13],
    [{ currentPlan: 'team' }, 15],
    [{ currentPlan: 'company' }, 12],
    [{ currentPlan: 'enterprise' }, 10],
  ] as const)('with %j are %i', async (query, count) => {
    await expect(list(query)).resolves.toMatchObject({ total: count });
  });

  test('are 50 with ids from 1, different names, addresses and phone numbers, and every billing method', async () => {
    const users = await call(listAllUsers);
    expect(users.map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
    for (const key of ['fullName', 'username', 'email', 'contact', 'company'] as const) {
      expect(new Set(users.map((user) => user[key])).size).toBe(50);
    }
    expect(new Set(users.map(({ billing }) => billing))).toEqual(new Set(BILLING_METHODS));
  });
});

describe('the list', () => {
  test('is sorted by name, ten on a page', async () => {
    const { users, total } = await list({});
    const all = await call(listAllUsers);
    expect([users.length, total]).toEqual([10, 50]);
    expect(users.map(({ fullName }) => fullName)).toEqual(
      all
        .map(({ fullName }) => fullName)
        .toSorted()
        .slice(0, 10),
    );
  });

  test.each([
    [{ q: 'QUILL' }, ['Marta Quill']],
    [{ q: 'ada.moreno@' }, ['Ada Moreno']],
    [{ q: 'oakline' }, []],
    [{ role: 'admin', status: 'pending', currentPlan: 'basic' }, []],
    [{ role: 'auditor' }, []],
    [{ sortColumn: 'id', sort: 'desc', perPage: 2 }, ['Willa Keane', 'Tilda Roos']],
    [{ sortColumn: 'id', page: 99, perPage: 49 }, ['Willa Keane']],
    [{ sortColumn: 'company', perPage: 1 }, ['Joel Abara']],
  ] as const)('of %j', async (query, names) => {
    expect((await list(query)).users.map(({ fullName }) => fullName)).toEqual(names);
  });

  test('is searched by billing', async () => {
    const { users, total } = await list({ q: 'cash', perPage: 50 });
    expect([total, new Set(users.map(({ billing }) => billing))]).toEqual([13, new Set(['Manual - Cash'])]);
  });

  test.each([
    ['?role=&status=&currentPlan=', 200],
    ['?status=gone', 400],
    ['?currentPlan=gold', 400],
    ['?sort=up', 400],
    ['?page=one', 400],
    ['?page=0&perPage=5000', 200],
  ])('responds to %s with %i', async (query, status) => {
    expect((await fetch(`http://localhost/api/users/list/data${query}`)).status).toBe(status);
  });
});

test('a user is found by id', async () => {
  await expect(call(getUser, { id: 2 })).resolves.toMatchObject({ user: { fullName: 'Ada Moreno' } });
  await expect(call(getUser, { id: 51 })).rejects.toMatchObject({
    status: 404,
    body: { error: 'There is no such user' },
  });
});

describe('a new user', () => {
  test('has the next id and is an active subscriber on the basic plan', async () => {
    const { user } = await call(addUser, newUser);
    expect(user).toEqual({
      ...newUser,
      id: 51,
      fullName: 'Inga Solberg',
      role: 'subscriber',
      currentPlan: 'basic',
      status: 'active',
      billing: 'Auto Debit',
      avatar: null,
      avatarColor: expect.any(String) as string,
    });
    await expect(call(getUser, { id: 51 })).resolves.toEqual({ user });
  });

  test.each([
    [{ fullName: ' ' }, { fullName: 'Please enter a valid name' }],
    [{ contact: 'by pigeon' }, { contact: 'Enter a valid phone number' }],
    [{ email: 'inga' }, { email: 'Enter a valid email address' }],
    [{ email: 'Ada.Moreno@example.com' }, { email: 'This email is already in use.' }],
    [{ username: 'AMORENO' }, { username: 'This username is already in use.' }],
    [{ role: 'auditor' }, { role: 'There is no such role' }],
  ])('with %j is refused at that field', async (fields, error) => {
    await expect(call(addUser, { ...newUser, ...fields })).rejects.toMatchObject({ status: 400, body: { error } });
  });
});

describe('an update', () => {
  test('changes the given fields alone, and accepts the own e-mail', async () => {
    const { user: before } = await call(getUser, { id: 2 });
    const { user } = await call(updateUser, { user: { id: 2, email: before.email, status: 'inactive' } });
    expect(user).toEqual({ ...before, status: 'inactive' });
  });

  test.each([
    [{ id: 2, email: 'marta.quill@example.com' }, 400, { email: 'This email is already in use.' }],
    [{ id: 2, company: '' }, 400, { company: 'Please enter a valid company' }],
    [{ id: 51, company: 'Fennel' }, 404, 'There is no such user'],
  ])('with %j is refused', async (user, status, error) => {
    await expect(call(updateUser, { user })).rejects.toMatchObject({ status, body: { error } });
  });
});

test('deletes a user; nothing changes when there is no such user', async () => {
  await call(deleteUser, { id: 50 });
  await call(deleteUser, { id: 99 });
  await expect(list({})).resolves.toMatchObject({ total: 49 });
  await expect(call(addUser, newUser)).resolves.toMatchObject({ user: { id: 51 } });
});
