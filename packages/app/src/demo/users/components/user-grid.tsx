import type { User, UserStatus } from '@plinth/api-client/demo/users';
import { Button } from '@plinth/ui-kit/react/button';
import { DataGrid } from '@plinth/ui-kit/react/data-grid';
import { useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { ListState } from '#demo/_shared/list/use-list-address.ts';
import { demoRoutes } from '#demo/_shared/routes.ts';
import { narrowUserColumns, userColumns } from '#demo/_shared/users/user-columns.ts';
import { useRolesQuery } from '#demo/_shared/users/users-api.ts';
import { useNavigate } from '#shared/navigation.ts';
import { useMediaQuery } from '#shared/use-media-query.ts';
import { statusChangeRequested } from '../users-events.ts';
import { DeleteUsersDialog } from './delete-users-dialog.tsx';

const ACTIONS = [
  { id: 'details', label: 'Details' },
  { id: 'edit', label: 'Edit' },
  { id: 'delete', label: 'Delete' },
];

interface Props {
  readonly list: ListState;
  readonly users: readonly User[];
  readonly isFetching: boolean;
  readonly isLoading: boolean;
  readonly onEdit: (user: User) => void;
}

/** The ticked users, of those that are shown. */
function useTicked(users: readonly User[]) {
  const [keys, setKeys] = useState<readonly string[]>([]);
  const ticked = users.filter(({ id }) => keys.includes(String(id)));
  return { ticked, setKeys };
}

/** The users of a page, as a table with a menu for each and tools for the ticked ones. */
export function UserGrid({ list, users, isFetching, isLoading, onEdit }: Props) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { data: roles } = useRolesQuery();
  const isNarrow = useMediaQuery('(width < 768px)');
  const { ticked, setKeys } = useTicked(users);
  const [usersToDelete, setUsersToDelete] = useState<readonly User[]>([]);
  const hrefOf = (id: number) => demoRoutes.hrefOf('user', { id: String(id) });
  const columns = useMemo(
    () => (isNarrow ? narrowUserColumns : userColumns)(roles ?? [], { hrefOf, navigate }),
    [isNarrow, roles, navigate],
  );
  const state = useMemo(() => ({ sort: [list.sort] }), [list.sort]);
  const setStatus = (status: UserStatus, word: string) => {
    const [first] = ticked;
    const subject = ticked.length === 1 && first ? `${first.fullName} was` : `${ticked.length} users were`;
    dispatch(statusChangeRequested({ ids: ticked.map(({ id }) => id), status, done: `${subject} ${word}` }));
    setKeys([]);
  };
  const act = (action: string, user: User) => {
    if (action === 'details') navigate(hrefOf(user.id));
    else if (action === 'edit') onEdit(user);
    else setUsersToDelete([user]);
  };
  return (
    <>
      <DataGrid<User>
        label="Users"
        columns={columns}
        rows={users}
        rowKey={({ id }) => String(id)}
        rowLabel={({ fullName }) => fullName}
        status={isLoading || isFetching ? 'loading' : 'ready'}
        manual
        selectable
        selected={ticked.map(({ id }) => String(id))}
        actions={() => ACTIONS}
        state={state}
        onGridQueryChange={({ detail }) => list.setSort(detail.sort[0])}
        onGridSelectionChange={({ detail }) => setKeys(detail.selected)}
        onRowAction={({ detail }) => act(detail.action, detail.row)}
      >
        <Button slot="bulk" size="small" onClick={() => setStatus('active', 'activated')}>
          Activate
        </Button>
        <Button slot="bulk" size="small" onClick={() => setStatus('inactive', 'deactivated')}>
          Deactivate
        </Button>
        <Button slot="bulk" size="small" variant="danger" onClick={() => setUsersToDelete(ticked)}>
          Delete
        </Button>
      </DataGrid>
      {usersToDelete.length > 0 ? (
        <DeleteUsersDialog users={usersToDelete} onClose={() => setUsersToDelete([])} onDeleted={() => setKeys([])} />
      ) : null}
    </>
  );
}
