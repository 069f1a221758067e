import type { User } from '@plinth/api-client/demo/users';
import { useDispatch } from 'react-redux';
import { ConfirmDialog } from '#demo/_shared/confirm-dialog.tsx';
import { doneToast } from '#demo/_shared/toasts.ts';
import { useDeleteUserMutation } from '#demo/_shared/users/users-api.ts';
import { listText } from '#shared/list-text.ts';

interface Props {
  readonly users: readonly User[];
  readonly onClose: () => void;
  /** Called once they are deleted. */
  readonly onDeleted: () => void;
}

/** Asks before users are deleted, and names them. */
export function DeleteUsersDialog({ users, onClose, onDeleted }: Props) {
  const dispatch = useDispatch();
  const [deleteUser] = useDeleteUserMutation();
  const [first] = users;
  const name = users.length === 1 && first ? first.fullName : `${users.length} users`;
  const confirm = async () => {
    // Deleting a user that is already gone changes nothing, so that a retry may name all of them again.
    const results = await Promise.all(users.map(({ id }) => deleteUser(id)));
    if (results.some(({ error }) => error)) return false;
    dispatch(doneToast(`${name} ${users.length === 1 ? 'was' : 'were'} deleted`));
    onDeleted();
    return true;
  };
  return (
    <ConfirmDialog
      heading={`Delete ${name}?`}
      action="Delete"
      failure={users.length === 1 ? 'The user was not deleted.' : 'Not all of the users were deleted.'}
      onConfirm={confirm}
      onClose={onClose}
    >
      {users.length === 1
        ? 'The user can no longer sign in. This can’t be undone.'
        : `${listText(
            users.map(({ fullName }) => fullName),
            'en',
          )} can no longer sign in. This can’t be undone.`}
    </ConfirmDialog>
  );
}
