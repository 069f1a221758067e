import type { Role } from '@plinth/api-client/demo/roles';
import type { User } from '@plinth/api-client/demo/users';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { LeaveDialog } from '#demo/_shared/leave-dialog.tsx';
import { ListPage } from '#demo/_shared/list/list-page.tsx';
import { useListAddress } from '#demo/_shared/list/use-list-address.ts';
import { MissingRecord } from '#demo/_shared/missing-record.tsx';
import { useOpenRecord, type OpenRecord } from '#demo/_shared/use-open-record.ts';
import { USER_SORT } from '#demo/_shared/users/use-user-page.ts';
import { roleValues } from '#demo/_shared/users/user-fields.ts';
import { useAllUsersQuery, useRolesQuery, reloadUsers } from '#demo/_shared/users/users-api.ts';
import { RoleCards } from '../components/role-cards.tsx';
import { RoleDialog, type OpenRole } from '../components/role-dialog.tsx';
import { RoleUsers } from '../components/role-users.tsx';
import './roles.css';

const NO_ROLES: readonly Role[] = [];
const NO_USERS: readonly User[] = [];

/** Returns what the address opens: a new role, one to change, or one to copy. Undefined when there is no such role. */
function openRoleOf(name: string, roles: readonly Role[]): OpenRole | undefined {
  if (name === 'new') return { kind: 'new', role: null };
  const isCopy = name.startsWith('copy-');
  const role = roles.find(({ id }) => String(id) === (isCopy ? name.slice('copy-'.length) : name));
  return role && { kind: isCopy ? 'copy' : 'edit', role };
}

/** The dialog of the role that the address opens. */
function RoleEditor({ record, roles }: { readonly record: OpenRecord; readonly roles: readonly Role[] }) {
  const { name } = record;
  if (name === null) return null;
  const open = openRoleOf(name, roles);
  if (open) return <RoleDialog key={name} open={open} record={record} />;
  return <MissingRecord heading="There is no such role" back="Back to the roles" onClose={record.close} />;
}

/** The page of the roles, with the users that have them. */
export function RolesPage() {
  const dispatch = useDispatch();
  const { data: roles, isError } = useRolesQuery();
  const parameters = useMemo(() => ({ ...USER_SORT, filters: { role: roleValues(roles) } }), [roles]);
  const list = useListAddress(parameters);
  const record = useOpenRecord('edit');
  const { data: users = NO_USERS } = useAllUsersQuery();
  return (
    <ListPage title="demo.pages.roles" group="demo.menu.rolesAndPermissions">
      {isError ? (
        <div className="list-sheet">
          <EmptyState
            kind="error"
            heading="The roles did not load"
            text="Nothing has changed."
            onLoadRetry={() => dispatch(reloadUsers())}
          />
        </div>
      ) : (
        <RoleCards roles={roles} users={users} onFilter={(role) => list.setFilter('role', role)} onOpen={record.open} />
      )}
      <RoleUsers list={list} roles={roles ?? NO_ROLES} />
      {roles ? <RoleEditor record={record} roles={roles} /> : null}
      <LeaveDialog record={record} />
    </ListPage>
  );
}
