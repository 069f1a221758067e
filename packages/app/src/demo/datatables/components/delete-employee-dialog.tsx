import type { Employee } from '@plinth/api-client/demo/datatables';
import { useDispatch } from 'react-redux';
import { ConfirmDialog } from '#demo/_shared/confirm-dialog.tsx';
import { doneToast } from '#demo/_shared/toasts.ts';
import { useDeleteEmployeeMutation } from '../employees-api.ts';

interface Props {
  readonly employee: Employee;
  readonly onClose: () => void;
}

/** Asks before an employee is deleted. */
export function DeleteEmployeeDialog({ employee: { id, full_name }, onClose }: Props) {
  const dispatch = useDispatch();
  const [remove] = useDeleteEmployeeMutation();
  const confirm = async () => {
    const { error } = await remove(id);
    if (error) return false;
    dispatch(doneToast(`${full_name} was deleted`));
    return true;
  };
  return (
    <ConfirmDialog
      heading={`Delete ${full_name}?`}
      action="Delete"
      failure="The employee was not deleted."
      onConfirm={confirm}
      onClose={onClose}
    >
      The employee is deleted from every table. This can’t be undone.
    </ConfirmDialog>
  );
}
