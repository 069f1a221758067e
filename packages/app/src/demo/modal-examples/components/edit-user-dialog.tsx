import { Dialog } from '@plinth/ui-kit/react/dialog';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { useState } from 'react';
import type { OpenRecord } from '#demo/_shared/use-open-record.ts';
import { UserForm } from '#demo/_shared/users/user-form.tsx';
import { useAllUsersQuery } from '#demo/_shared/users/users-api.ts';

/** Edits the first user of the user list. */
export function EditUserDialog({ record }: { readonly record: OpenRecord }) {
  const [isBusy, setBusy] = useState(false);
  const { data: users, isError, refetch } = useAllUsersQuery();
  const [user] = users ?? [];
  return (
    <Dialog
      open
      size="medium"
      heading={user ? `Edit ${user.fullName}` : 'Edit user'}
      onDialogClose={(event) => {
        event.preventDefault();
        if (!isBusy) record.close();
      }}
    >
      {user ? (
        <UserForm
          user={user}
          onChanged={record.setChanged}
          onBusy={setBusy}
          onCancel={record.close}
          onSaved={record.finish}
        />
      ) : isError ? (
        <EmptyState kind="error" heading="The user did not load" onLoadRetry={() => void refetch()} />
      ) : users ? (
        <EmptyState heading="No users yet" text="Add a user to the user list first." />
      ) : (
        <Skeleton shape="block" />
      )}
    </Dialog>
  );
}
