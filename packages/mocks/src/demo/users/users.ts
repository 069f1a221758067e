import {
  addUser,
  deleteUser,
  getUser,
  listAllUsers,
  listUsers,
  updateUser,
  type User,
} from '@plinth/api-client/demo/users';
import { created, ok, refuse, type DemoError } from '#engine/response.ts';
import type { Changes, Database } from '../database.ts';
import { handle, type Domain } from '../handle.ts';
import { isSameText, matches, pageOf, sortRows, valueAt } from '../lists.ts';
import { isUserRole } from '../roles/user-roles.ts';
import { avatarColorOf, users } from './seed.ts';

type NamesAndRole = Changes<Pick<User, 'email' | 'username' | 'role'>>;

/** Returns why a user cannot have these values; null when they can. @param id the user's own; null for a new one. */
function findError(database: Database, { email, username, role }: NamesAndRole, id: number | null): DemoError | null {
  const others = database.table(users).rows.filter((user) => user.id !== id);
  const isTaken = (key: 'email' | 'username', text: string | undefined): boolean =>
    text !== undefined && others.some((user) => isSameText(user[key], text));
  const error = {
    ...(isTaken('email', email) && { email: 'This email is already in use.' }),
    ...(isTaken('username', username) && { username: 'This username is already in use.' }),
    ...(role !== undefined && !isUserRole(database, role) && { role: 'There is no such role' }),
  };
  return Object.keys(error).length > 0 ? error : null;
}

const noSuchUser = () => refuse(404, 'There is no such user');

/** The users of the user list. */
export const userList: Domain = {
  calls: [
    handle(listAllUsers, ({ database }) => ok(sortRows(database.table(users).rows, ({ id }) => id)), []),
    handle(
      listUsers,
      ({ database, query: { q, page, perPage, role, status, currentPlan, sort, sortColumn } }) => {
        const found = database
          .table(users)
          .rows.filter(
            (user) =>
              (role === '' || user.role === role) &&
              (status === '' || user.status === status) &&
              (currentPlan === '' || user.currentPlan === currentPlan) &&
              matches(q, user.email, user.fullName, user.billing),
          );
        const sorted = sortRows(found, (user) => valueAt(user, sortColumn), sort);
        return ok({ total: found.length, users: pageOf(sorted, { page, perPage }) });
      },
      [{ status: 'active', sort: 'desc', sortColumn: 'company', page: 2 }],
    ),
    handle(
      getUser,
      ({ database, query: { id } }) => {
        const user = database.table(users).find(id);
        return user ? ok({ user }) : noSuchUser();
      },
      [{ id: 4 }],
    ),
    handle(
      addUser,
      ({ database, body }) => {
        const error = findError(database, body, null);
        if (error) return refuse(400, error);
        const table = database.table(users);
        const avatarColor = avatarColorOf(table.rows.length + 1);
        return created({ user: table.add({ ...body, status: 'active', avatar: null, avatarColor }) });
      },
      [
        {
          fullName: 'Inga Solberg',
          username: 'isolberg',
          email: 'inga.solberg@example.com',
          company: 'Solberg Sails',
          country: 'Sweden',
          contact: '+46 8 465 004 77',
          role: 'author',
          currentPlan: 'team',
          billing: 'Manual - Paypal',
        },
      ],
      { hasFormBody: true },
    ),
    handle(
      updateUser,
      ({
        database,
        body: {
          user: { id, ...changes },
        },
      }) => {
        const table = database.table(users);
        if (!table.find(id)) return noSuchUser();
        const error = findError(database, changes, id);
        if (error) return refuse(400, error);
        const user = table.update(id, changes);
        return user ? ok({ user }) : noSuchUser();
      },
      [{ user: { id: 4, status: 'inactive', currentPlan: 'enterprise' } }],
    ),
    handle(
      deleteUser,
      ({ database, query: { id } }) => {
        database.table(users).remove(id);
        return ok({ id });
      },
      [{ id: 4 }],
    ),
  ],
};
