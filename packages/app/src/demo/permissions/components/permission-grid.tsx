import '@plinth/ui-kit/define/badge';
import type { Permission } from '@plinth/api-client/demo/permissions';
import type { Role } from '@plinth/api-client/demo/roles';
import { formatDate } from '@plinth/ui-kit/format';
import { DataGrid } from '@plinth/ui-kit/react/data-grid';
import { html } from 'lit';
import { useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import { ConfirmDialog } from '#demo/_shared/confirm-dialog.tsx';
import { dayText } from '#demo/_shared/dates.ts';
import type { ListState } from '#demo/_shared/list/use-list-address.ts';
import { doneToast } from '#demo/_shared/toasts.ts';
import { useMediaQuery } from '#shared/use-media-query.ts';
import { useDeletePermissionMutation } from '../permissions-api.ts';
import { roleName } from '../role-name.ts';

const ACTIONS = [
  { id: 'edit', label: 'Edit' },
  { id: 'delete', label: 'Delete' },
];

/** Returns the date as `Apr 14, 2021, 8:43 PM`, which the search finds. */
const dateOf = ({ createdDate }: Permission): string =>
  `${dayText(createdDate)}, ${formatDate(createdDate, 'time', { language: 'en-US' })}`;

const chips = ({ assignedTo }: Permission, roles: readonly Role[]) =>
  html`<span class="line"
    >${assignedTo.map((slug) => html`<plinth-badge>${roleName(slug, roles)}</plinth-badge>`)}</span
  >`;

const columnsOf = (roles: readonly Role[]) => [
  {
    id: 'name',
    header: 'Name',
    rowHeader: true,
    sortable: true,
    width: '16rem',
    emphasis: 'medium' as const,
    accessor: ({ name }: Permission) => name,
  },
  {
    id: 'assignedTo',
    header: 'Assigned to',
    grow: true,
    width: '26rem',
    accessor: ({ assignedTo }: Permission) => assignedTo.map((slug) => roleName(slug, roles)).join(', '),
    cell: (permission: Permission) => chips(permission, roles),
  },
  {
    id: 'createdDate',
    header: 'Created date',
    sortable: true,
    width: '13rem',
    emphasis: 'muted' as const,
    accessor: ({ createdDate }: Permission) => createdDate,
    cell: dateOf,
  },
];

const narrowColumnsOf = (roles: readonly Role[]) => [
  {
    id: 'name',
    header: 'Name',
    rowHeader: true,
    sortable: true,
    width: '12rem',
    accessor: ({ name }: Permission) => name,
    cell: (permission: Permission) =>
      html`<div class="stack">
        <span class="line"
          ><span class="medium grow">${permission.name}</span
          ><span class="muted small">${dayText(permission.createdDate)}</span></span
        >
        <span class="line"
          ><span class="muted small grow"
            >${permission.assignedTo.map((slug) => roleName(slug, roles)).join(', ')}</span
          ></span
        >
      </div>`,
  },
];

interface DeleteProps {
  readonly permission: Permission;
  readonly onClose: () => void;
}

/** Asks before a permission is deleted. */
function DeletePermissionDialog({ permission: { id, name }, onClose }: DeleteProps) {
  const dispatch = useDispatch();
  const [remove] = useDeletePermissionMutation();
  const confirm = async () => {
    const { error } = await remove(id);
    if (!error) dispatch(doneToast(`Permission ${name} deleted`));
    return !error;
  };
  return (
    <ConfirmDialog
      heading={`Delete ${name}?`}
      action="Delete"
      failure="The permission was not deleted."
      onConfirm={confirm}
      onClose={onClose}
    >
      The roles that have this permission lose it. This can’t be undone.
    </ConfirmDialog>
  );
}

interface Props {
  readonly list: ListState;
  readonly permissions: readonly Permission[];
  readonly roles: readonly Role[];
  readonly isLoading: boolean;
  readonly onEdit: (permission: Permission) => void;
}

/** The permissions of a page, as a table with a menu for each. */
export function PermissionGrid({ list, permissions, roles, isLoading, onEdit }: Props) {
  const isNarrow = useMediaQuery('(width < 768px)');
  const [permissionToDelete, setPermissionToDelete] = useState<Permission | null>(null);
  const columns = useMemo(() => (isNarrow ? narrowColumnsOf : columnsOf)(roles), [isNarrow, roles]);
  const { sort } = list;
  const state = useMemo(() => ({ sort: sort.columnId === 'id' ? [] : [sort] }), [sort]);
  return (
    <>
      <DataGrid<Permission>
        label="Permissions"
        columns={columns}
        rows={permissions}
        rowKey={({ id }) => String(id)}
        rowLabel={({ name }) => name}
        status={isLoading ? 'loading' : 'ready'}
        manual
        actions={() => ACTIONS}
        state={state}
        onGridQueryChange={({ detail }) => list.setSort(detail.sort[0])}
        onRowAction={({ detail }) =>
          detail.action === 'edit' ? onEdit(detail.row) : setPermissionToDelete(detail.row)
        }
      />
      {permissionToDelete ? (
        <DeletePermissionDialog permission={permissionToDelete} onClose={() => setPermissionToDelete(null)} />
      ) : null}
    </>
  );
}
