import { deleteRole, listRoles, saveRole, userRoleOf, type Role, type RoleAccess } from '@plinth/api-client/demo/roles';
import { created, ok, refuse } from '#engine/response.ts';
import type { Database } from '../database.ts';
import { handle, type Domain } from '../handle.ts';
import { isSameText } from '../lists.ts';
import { users } from '../users/seed.ts';
import { roles, type StoredRole } from './seed.ts';
import { slugOf } from './user-roles.ts';

const countUsers = (database: Database, slug: string): number =>
  database.table(users).rows.filter(({ role }) => role === userRoleOf(slug)).length;

const withUsers = (database: Database, role: StoredRole): Role => ({
  ...role,
  users: countUsers(database, role.slug),
});

type Rights = RoleAccess['user'];

const withRead = (rights: Rights): Rights => ({ ...rights, read: rights.read || rights.write || rights.create });

/** Returns the rights with those to read that others include. */
const completeAccess = (access: RoleAccess): RoleAccess => ({
  user: withRead(access.user),
  content: withRead(access.content),
  disputes: withRead(access.disputes),
  database: withRead(access.database),
  financialManagement: withRead(access.financialManagement),
  reporting: withRead(access.reporting),
  apiControl: withRead(access.apiControl),
  repositoryManagement: withRead(access.repositoryManagement),
  payroll: withRead(access.payroll),
});

/** The roles of the users. */
export const userRoles: Domain = {
  calls: [
    handle(
      listRoles,
      ({ database }) => ok({ roles: database.table(roles).rows.map((role) => withUsers(database, role)) }),
      [],
    ),
    handle(
      saveRole,
      ({
        database,
        body: {
          role: { id, name, access: givenAccess },
        },
      }) => {
        const table = database.table(roles);
        const current = id === undefined ? undefined : table.find(id);
        if (id !== undefined && !current) return refuse(404, 'There is no such role');
        if (current?.builtIn === true && current.name !== name) {
          return refuse(400, { name: 'Built-in roles keep their names' });
        }
        if (table.rows.some((role) => role.id !== id && isSameText(role.name, name))) {
          return refuse(400, { name: 'This role name is already in use.' });
        }
        const access = completeAccess(givenAccess);
        if (!current) {
          const role = table.add({ slug: slugOf(database, name), name, builtIn: false, access });
          return created({ role: withUsers(database, role) });
        }
        const changed = table.update(current.id, { name, access }) ?? current;
        return ok({ role: withUsers(database, changed) });
      },
      async (call) => {
        const [, manager] = (await call(listRoles)).roles;
        if (!manager) throw new Error('There is no role to copy');
        return [{ role: { id: manager.id, name: manager.name, access: manager.access } }];
      },
    ),
    handle(
      deleteRole,
      ({ database, query: { id } }) => {
        const table = database.table(roles);
        const role = table.find(id);
        if (role?.builtIn === true) return refuse(409, 'Built-in roles cannot be deleted');
        if (role && countUsers(database, role.slug) > 0) {
          return refuse(409, 'Give the users of this role another one, then delete it');
        }
        table.remove(id);
        return ok({ id });
      },
      async (call) => {
        const [model] = (await call(listRoles)).roles;
        if (!model) throw new Error('There is no role to copy');
        const { role } = await call(saveRole, { role: { name: 'Auditor', access: model.access } });
        return [{ id: role.id }];
      },
    ),
  ],
};
