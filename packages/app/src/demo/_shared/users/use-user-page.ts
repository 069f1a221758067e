import { USER_PLANS, USER_STATUSES, type User } from '@plinth/api-client/demo/users';
import { useMemo } from 'react';
import { ALL_ROWS, type ListAddress } from '../list/use-list-address.ts';
import { useUsersQuery, type UserQuery } from './users-api.ts';

/** The value of the plan filter for every plan that costs something. */
export const PAID = 'paid';

/** The columns by which a list of users can be sorted, as the call names them. */
export const USER_SORT = {
  defaultSort: { columnId: 'fullName', descending: false },
  columns: ['fullName', 'role', 'currentPlan', 'billing', 'status'],
} as const;

const oneOf = <Value extends string>(values: readonly Value[], text: string | undefined): Value | '' =>
  values.find((value) => value === text) ?? '';

/** Returns the query of the users that an address shows, on all pages. The paid ones are filtered afterwards. */
export function allRowsQuery({ q, sort, filters }: ListAddress): UserQuery {
  return {
    q,
    page: 1,
    perPage: ALL_ROWS,
    role: filters['role'] ?? '',
    currentPlan: oneOf(USER_PLANS, filters['currentPlan']),
    status: oneOf(USER_STATUSES, filters['status']),
    sort: sort.descending ? 'desc' : 'asc',
    sortColumn: sort.columnId,
  };
}

const paidUsers = (users: readonly User[]): readonly User[] =>
  users.filter(({ currentPlan }) => currentPlan !== 'basic');

/** Returns the users of an {@link allRowsQuery} that the address shows. */
export const shownUsers = (users: readonly User[], { filters }: ListAddress): readonly User[] =>
  filters['currentPlan'] === PAID ? paidUsers(users) : users;

/** Loads the users of the page that the address shows. */
export function useUserPage(list: ListAddress) {
  const { page, perPage } = list;
  const isPaid = list.filters['currentPlan'] === PAID;
  const result = useUsersQuery(isPaid ? allRowsQuery(list) : { ...allRowsQuery(list), page, perPage });
  const { data } = result;
  const shown = useMemo(() => {
    if (!data || !isPaid) return data;
    const users = paidUsers(data.users);
    const lastPage = Math.max(1, Math.ceil(users.length / perPage));
    const start = (Math.min(page, lastPage) - 1) * perPage;
    return { total: users.length, users: users.slice(start, start + perPage) };
  }, [data, isPaid, page, perPage]);
  return { ...result, shown };
}
