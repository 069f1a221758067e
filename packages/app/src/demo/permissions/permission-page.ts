import type { Permission } from '@plinth/api-client/demo/permissions';
import type { Role } from '@plinth/api-client/demo/roles';
import { ALL_ROWS, type ListAddress, type ListSort } from '#demo/_shared/list/use-list-address.ts';
import type { PermissionPage, PermissionQuery } from './permissions-api.ts';

/** The order in which the call lists the permissions: the newest first. */
const CALL_ORDER: ListSort = { columnId: 'id', descending: true };

/** Returns the parameters of the list in the address. @param roles undefined while they are unknown. */
export const permissionParameters = (roles: readonly Role[] | undefined) => ({
  defaultSort: CALL_ORDER,
  columns: ['name', 'createdDate'],
  filters: { assignedTo: roles?.map(({ slug }) => slug) ?? null },
});

const isCallOrder = ({ columnId }: ListSort): boolean => columnId === CALL_ORDER.columnId;

/** Returns the query for a page. The call has one order, so that a page in another one is made of all rows. */
export function permissionQuery({ q, page, perPage, sort, filters }: ListAddress): PermissionQuery {
  const pages = isCallOrder(sort) ? { page, perPage } : { page: 1, perPage: ALL_ROWS };
  return { q, assignedTo: filters['assignedTo'] ?? '', ...pages };
}

function compare(one: Permission, other: Permission, columnId: string): number {
  return columnId === 'createdDate'
    ? Date.parse(one.createdDate) - Date.parse(other.createdDate)
    : one.name.localeCompare(other.name, 'en', { numeric: true });
}

/** Returns the rows that an address shows of the response to its query: names sort as text, dates by time. */
export function permissionPage(response: PermissionPage, { page, perPage, sort }: ListAddress): PermissionPage {
  if (isCallOrder(sort)) return response;
  const sign = sort.descending ? -1 : 1;
  const sorted = response.permissions.toSorted(
    (one, other) => sign * compare(one, other, sort.columnId) || one.id - other.id,
  );
  const lastPage = Math.max(1, Math.ceil(sorted.length / perPage));
  const start = (Math.min(page, lastPage) - 1) * perPage;
  return { total: response.total, permissions: sorted.slice(start, start + perPage) };
}
