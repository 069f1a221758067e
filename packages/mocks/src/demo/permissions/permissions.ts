import {
  addPermission,
  deletePermission,
  listPermissions,
  renamePermission,
} from '@plinth/api-client/demo/permissions';
import { created, ok, refuse } from '#engine/response.ts';
import type { Database } from '../database.ts';
import { formatDateTime } from '../dates.ts';
import { handle, type Domain } from '../handle.ts';
import { isSameText, lastPageOf, matches, pageOf, sortRows } from '../lists.ts';
import { permissions } from './seed.ts';

/** Whether another permission has the name. @param id the permission's own; null for a new one. */
const isTaken = (database: Database, name: string, id: number | null): boolean =>
  database.table(permissions).rows.some((permission) => permission.id !== id && isSameText(permission.name, name));

const refuseTakenName = () => refuse(400, { name: 'This permission name is already in use.' });
const noSuchPermission = () => refuse(404, 'There is no such permission');

/** The permissions. */
export const permissionList: Domain = {
  calls: [
    handle(
      listPermissions,
      ({ database, query: { q, page, perPage, assignedTo } }) => {
        const { rows } = database.table(permissions);
        const found = rows.filter(
          (permission) =>
            (assignedTo === '' || permission.assignedTo.includes(assignedTo)) &&
            matches(q, permission.name, formatDateTime(permission.createdDate)),
        );
        const usedPage = Math.min(page, lastPageOf(found.length, perPage));
        return ok({
          params: { q, page: usedPage, perPage, assignedTo: assignedTo === '' ? null : assignedTo },
          allData: [...rows],
          total: found.length,
          permissions: pageOf(
            sortRows(found, ({ id }) => id, 'desc'),
            { page: usedPage, perPage },
          ),
        });
      },
      [{ q: 'manage', assignedTo: 'administrator', perPage: 2, page: 2 }],
    ),
    handle(
      addPermission,
      ({
        database,
        now,
        body: {
          permission: { name },
        },
      }) => {
        if (isTaken(database, name, null)) return refuseTakenName();
        const permission = { name, assignedTo: ['administrator'], createdDate: now.toISOString() };
        return created({ permission: database.table(permissions).add(permission) });
      },
      [{ permission: { name: 'Archive Projects' } }],
    ),
    handle(
      renamePermission,
      ({ database, body: { id, name } }) => {
        const table = database.table(permissions);
        if (!table.find(id)) return noSuchPermission();
        if (isTaken(database, name, id)) return refuseTakenName();
        const permission = table.update(id, { name });
        return permission ? created({ permission }) : noSuchPermission();
      },
      [{ id: 7, name: 'Read Only' }],
      { hasFormBody: true },
    ),
    handle(
      deletePermission,
      ({ database, query: { id } }) => {
        database.table(permissions).remove(id);
        return ok({ id });
      },
      [{ id: 7 }],
    ),
  ],
};
