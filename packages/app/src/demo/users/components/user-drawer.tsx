import type { User } from '@plinth/api-client/demo/users';
import { Button } from '@plinth/ui-kit/react/button';
import { Drawer } from '@plinth/ui-kit/react/drawer';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { useState } from 'react';
import { LeaveDialog } from '#demo/_shared/leave-dialog.tsx';
import type { OpenRecord } from '#demo/_shared/use-open-record.ts';
import { UserForm } from '#demo/_shared/users/user-form.tsx';
import { useAllUsersQuery } from '#demo/_shared/users/users-api.ts';

interface Props {
  readonly record: OpenRecord;
  /** Called with the stored user, after the drawer has closed. */
  readonly onSaved: (user: User) => void;
}

interface ContentProps extends Props {
  readonly onBusy: (isBusy: boolean) => void;
}

function DrawerContent({ record, onBusy, onSaved }: ContentProps) {
  const { data: users, isError, refetch } = useAllUsersQuery();
  const isNew = record.name === 'new';
  const user = users?.find(({ id }) => String(id) === record.name);
  if (isNew || user) {
    return (
      <UserForm
        user={user ?? null}
        onChanged={record.setChanged}
        onBusy={onBusy}
        onCancel={record.close}
        onSaved={(saved) => {
          record.finish();
          onSaved(saved);
        }}
      />
    );
  }
  if (isError) return <EmptyState kind="error" heading="The user did not load" onLoadRetry={() => void refetch()} />;
  if (!users) return <Skeleton shape="block" />;
  return (
    <EmptyState kind="error" heading="There is no such user">
      <Button slot="action" onClick={record.close}>
        Back to the list
      </Button>
    </EmptyState>
  );
}

/** The form of the user that the address opens, over the page. */
export function UserDrawer({ record, onSaved }: Props) {
  const [isBusy, setBusy] = useState(false);
  return (
    <>
      {record.name === null ? null : (
        <Drawer
          open
          heading={record.name === 'new' ? 'Add user' : 'Edit user'}
          onDrawerClose={(event) => {
            event.preventDefault();
            if (!isBusy) record.close();
          }}
        >
          <DrawerContent key={record.name} record={record} onBusy={setBusy} onSaved={onSaved} />
        </Drawer>
      )}
      <LeaveDialog record={record} />
    </>
  );
}
