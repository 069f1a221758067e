import type { Role } from '@plinth/api-client/demo/roles';
import type { User } from '@plinth/api-client/demo/users';
import { DataGrid } from '@plinth/ui-kit/react/data-grid';
import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { ListBody } from '#demo/_shared/list/list-body.tsx';
import { ListTools } from '#demo/_shared/list/list-tools.tsx';
import type { ListState } from '#demo/_shared/list/use-list-address.ts';
import { demoRoutes } from '#demo/_shared/routes.ts';
import { useUserPage } from '#demo/_shared/users/use-user-page.ts';
import { narrowUserColumns, userColumns, viewColumn } from '#demo/_shared/users/user-columns.ts';
import { userRoleOptions } from '#demo/_shared/users/user-fields.ts';
import { reloadUsers } from '#demo/_shared/users/users-api.ts';
import { useNavigate } from '#shared/navigation.ts';
import { useMediaQuery } from '#shared/use-media-query.ts';

const hrefOf = (id: number) => demoRoutes.hrefOf('user', { id: String(id) });

interface Props {
  readonly list: ListState;
  readonly roles: readonly Role[];
}

function UserRows({
  list,
  roles,
  users,
  isLoading,
}: Props & { readonly users: readonly User[]; readonly isLoading: boolean }) {
  const navigate = useNavigate();
  const isNarrow = useMediaQuery('(width < 768px)');
  const columns = useMemo(() => {
    const link = { hrefOf, navigate };
    return isNarrow ? narrowUserColumns(roles, link) : [...userColumns(roles, link), viewColumn(link)];
  }, [isNarrow, roles, navigate]);
  const state = useMemo(() => ({ sort: [list.sort] }), [list.sort]);
  return (
    <DataGrid<User>
      label="Users by role"
      columns={columns}
      rows={users}
      rowKey={({ id }) => String(id)}
      rowLabel={({ fullName }) => fullName}
      status={isLoading ? 'loading' : 'ready'}
      manual
      state={state}
      onGridQueryChange={({ detail }) => list.setSort(detail.sort[0])}
    />
  );
}

/** The users with their roles. */
export function RoleUsers({ list, roles }: Props) {
  const dispatch = useDispatch();
  const { shown, isError, isFetching } = useUserPage(list);
  const filters = useMemo(() => [{ parameter: 'role', name: 'Role', options: userRoleOptions(roles) }], [roles]);
  return (
    <section className="list-sheet" aria-label="Users" data-ready={shown && !isFetching ? 'roles' : undefined}>
      <ListTools
        list={list}
        searchLabel="Search name, email, billing"
        filters={filters}
        isFetching={isFetching && shown !== undefined}
      />
      <ListBody
        list={list}
        noun="user"
        total={shown?.total}
        isFetching={isFetching}
        isError={isError}
        onRetry={() => dispatch(reloadUsers())}
      >
        <UserRows list={list} roles={roles} users={shown?.users ?? []} isLoading={isFetching} />
      </ListBody>
    </section>
  );
}
