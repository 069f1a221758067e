import type { Role } from '@plinth/api-client/demo/roles';
import { iconPlus } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { Dialog } from '@plinth/ui-kit/react/dialog';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { Icon } from '@plinth/ui-kit/react/icon';
import { useMemo } from 'react';
import { LeaveDialog } from '#demo/_shared/leave-dialog.tsx';
import { ListBody } from '#demo/_shared/list/list-body.tsx';
import { ListPage } from '#demo/_shared/list/list-page.tsx';
import { ListTools } from '#demo/_shared/list/list-tools.tsx';
import { ALL_ROWS, useListAddress } from '#demo/_shared/list/use-list-address.ts';
import { MissingRecord } from '#demo/_shared/missing-record.tsx';
import { useOpenRecord, type OpenRecord } from '#demo/_shared/use-open-record.ts';
import { useRolesQuery } from '#demo/_shared/users/users-api.ts';
import { PermissionDialog } from '../components/permission-dialog.tsx';
import { PermissionGrid } from '../components/permission-grid.tsx';
import { permissionPage, permissionParameters, permissionQuery } from '../permission-page.ts';
import { usePermissionsQuery, type PermissionPage } from '../permissions-api.ts';

const NO_ROLES: readonly Role[] = [];

interface EditorProps {
  readonly record: OpenRecord;
  readonly shown: PermissionPage | undefined;
  readonly onAdded: () => void;
}

/** The dialog of the permission that the address opens. One that is on none of the pages is looked up in all of them. */
function PermissionEditor({ record, shown, onAdded }: EditorProps) {
  const { name } = record;
  const isNew = name === 'new';
  const onPage = shown?.permissions.find(({ id }) => String(id) === name);
  const isElsewhere = name !== null && !isNew && shown !== undefined && !onPage;
  const lookup = usePermissionsQuery({ perPage: ALL_ROWS }, { skip: !isElsewhere });
  const permission = onPage ?? lookup.data?.permissions.find(({ id }) => String(id) === name);
  return (
    <>
      {isNew || permission ? (
        <PermissionDialog
          key={name}
          permission={permission ?? null}
          record={record}
          onSaved={() => {
            if (isNew) onAdded();
          }}
        />
      ) : null}
      {isElsewhere && lookup.isError ? (
        <Dialog
          open
          heading="Edit permission"
          onDialogClose={(event) => {
            event.preventDefault();
            record.close();
          }}
        >
          <EmptyState
            kind="error"
            heading="The permission did not load"
            text="Nothing has changed."
            onLoadRetry={() => void lookup.refetch()}
          />
        </Dialog>
      ) : null}
      {isElsewhere && lookup.isSuccess && !permission ? (
        <MissingRecord heading="There is no such permission" back="Back to the permissions" onClose={record.close} />
      ) : null}
      <LeaveDialog record={record} />
    </>
  );
}

/** The page of the permissions. The address says which of them it shows. */
export function PermissionsPage() {
  const { data: roles } = useRolesQuery();
  const list = useListAddress(useMemo(() => permissionParameters(roles), [roles]));
  const record = useOpenRecord('permission');
  const { data: response, isError, isFetching, refetch } = usePermissionsQuery(permissionQuery(list));
  const shown = useMemo(() => response && permissionPage(response, list), [response, list]);
  const filters = useMemo(
    () => [
      {
        parameter: 'assignedTo',
        name: 'Role',
        options: (roles ?? NO_ROLES).map(({ slug, name }) => ({ value: slug, label: name })),
      },
    ],
    [roles],
  );
  const add = () => record.open('new');
  return (
    <ListPage
      title="demo.pages.permissions"
      group="demo.menu.rolesAndPermissions"
      actions={
        <Button variant="primary" onClick={add}>
          <Icon slot="start" path={iconPlus} />
          Add permission
        </Button>
      }
    >
      <div className="list-sheet" data-ready={shown && !isFetching ? 'permissions' : undefined}>
        <ListTools
          list={list}
          searchLabel="Search name or created date"
          filters={filters}
          isFetching={isFetching && shown !== undefined}
        />
        <ListBody
          list={list}
          noun="permission"
          total={shown?.total}
          isFetching={isFetching}
          isError={isError}
          onRetry={() => void refetch()}
          add={{ label: 'Add permission', onAdd: add }}
        >
          <PermissionGrid
            list={list}
            permissions={shown?.permissions ?? []}
            roles={roles ?? NO_ROLES}
            isLoading={isFetching}
            onEdit={({ id }) => record.open(String(id))}
          />
        </ListBody>
      </div>
      <PermissionEditor record={record} shown={shown} onAdded={list.showFirst} />
    </ListPage>
  );
}
