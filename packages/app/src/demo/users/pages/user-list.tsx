import type { Role } from '@plinth/api-client/demo/roles';
import type { User } from '@plinth/api-client/demo/users';
import { USER_PLANS, USER_STATUSES } from '@plinth/api-client/demo/users';
import { iconPlus } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { Icon } from '@plinth/ui-kit/react/icon';
import { useEffect, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { ExportMenu } from '#demo/_shared/list/export-menu.tsx';
import { rememberList } from '#demo/_shared/list/last-list.ts';
import { ListBody } from '#demo/_shared/list/list-body.tsx';
import { ListPage } from '#demo/_shared/list/list-page.tsx';
import { ListTools } from '#demo/_shared/list/list-tools.tsx';
import { useListAddress } from '#demo/_shared/list/use-list-address.ts';
import { demoRoutes } from '#demo/_shared/routes.ts';
import { useOpenRecord } from '#demo/_shared/use-open-record.ts';
import { allRowsQuery, PAID, shownUsers, USER_SORT, useUserPage } from '#demo/_shared/users/use-user-page.ts';
import {
  PLAN_NAMES,
  PLAN_OPTIONS,
  roleValues,
  STATUS_OPTIONS,
  STATUSES,
  userRoleName,
  userRoleOptions,
} from '#demo/_shared/users/user-fields.ts';
import { useLazyUsersQuery, useRolesQuery, reloadUsers } from '#demo/_shared/users/users-api.ts';
import { useLocation, useNavigate } from '#shared/navigation.ts';
import { UserCounts } from '../components/user-counts.tsx';
import { UserDrawer } from '../components/user-drawer.tsx';
import { UserGrid } from '../components/user-grid.tsx';
import './user-list.css';

const NO_ROLES: readonly Role[] = [];
const PLANS = [...USER_PLANS, PAID];

const exportColumnsOf = (roles: readonly Role[]) => [
  { header: 'Full name', value: ({ fullName }: User) => fullName },
  { header: 'Username', value: ({ username }: User) => username },
  { header: 'Email', value: ({ email }: User) => email },
  { header: 'Contact', value: ({ contact }: User) => contact },
  { header: 'Company', value: ({ company }: User) => company },
  { header: 'Country', value: ({ country }: User) => country },
  { header: 'Role', value: ({ role }: User) => userRoleName(role, roles) },
  { header: 'Plan', value: ({ currentPlan }: User) => PLAN_NAMES[currentPlan] },
  { header: 'Billing', value: ({ billing }: User) => billing },
  { header: 'Status', value: ({ status }: User) => STATUSES[status].label },
];

const toJson = ({ avatar: _avatar, avatarColor: _avatarColor, ...user }: User) => user;

/** The page of the users. The address says which of them it shows. */
export function UserListPage() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { data: roles } = useRolesQuery();
  const parameters = useMemo(
    () => ({ ...USER_SORT, filters: { role: roleValues(roles), currentPlan: PLANS, status: USER_STATUSES } }),
    [roles],
  );
  const list = useListAddress(parameters);
  useEffect(() => rememberList('users', search), [search]);
  const record = useOpenRecord('user');
  const { shown, isError, isFetching } = useUserPage(list);
  const [loadUsers] = useLazyUsersQuery();
  const exportColumns = useMemo(() => exportColumnsOf(roles ?? NO_ROLES), [roles]);
  const filters = useMemo(
    () => [
      { parameter: 'role', name: 'Role', options: userRoleOptions(roles ?? NO_ROLES) },
      { parameter: 'currentPlan', name: 'Plan', options: [...PLAN_OPTIONS, { value: PAID, label: 'All paid plans' }] },
      { parameter: 'status', name: 'Status', options: STATUS_OPTIONS },
    ],
    [roles],
  );
  const add = () => record.open('new');
  return (
    <ListPage
      title="demo.pages.users"
      shortTitle="demo.menu.list"
      group="demo.menu.user"
      actions={
        <Button variant={record.name === null ? 'primary' : 'secondary'} label="Add user" onClick={add}>
          <Icon slot="start" path={iconPlus} />
          Add user
        </Button>
      }
    >
      <div className="list-sheet" data-ready={shown && !isFetching ? 'users' : undefined}>
        <UserCounts list={list} />
        <ListTools
          list={list}
          searchLabel="Search name, email, billing"
          filters={filters}
          isFetching={isFetching && shown !== undefined}
        >
          <ExportMenu
            title="Users"
            columns={exportColumns}
            toJson={toJson}
            loadRows={async () => shownUsers((await loadUsers(allRowsQuery(list)).unwrap()).users, list)}
          />
        </ListTools>
        <ListBody
          list={list}
          noun="user"
          total={shown?.total}
          isFetching={isFetching}
          isError={isError}
          onRetry={() => dispatch(reloadUsers())}
          add={{ label: 'Add user', onAdd: add }}
        >
          <UserGrid
            list={list}
            users={shown?.users ?? []}
            isLoading={shown === undefined}
            isFetching={isFetching}
            onEdit={({ id }) => record.open(String(id))}
          />
        </ListBody>
      </div>
      <UserDrawer
        record={record}
        onSaved={({ id }) => {
          if (record.name === 'new') navigate(demoRoutes.hrefOf('user', { id: String(id) }));
        }}
      />
    </ListPage>
  );
}
