import type { Invoice } from '@plinth/api-client/demo/invoice';
import { useDispatch } from 'react-redux';
import { listText } from '#shared/list-text.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { doneToast } from '../toasts.ts';
import { useDeleteInvoiceMutation } from './invoices-api.ts';

interface Props {
  readonly invoices: readonly Invoice[];
  readonly onClose: () => void;
  /** Called once they are deleted. */
  readonly onDeleted: () => void;
}

/** Asks before invoices are deleted, and names them. */
export function DeleteInvoicesDialog({ invoices, onClose, onDeleted }: Props) {
  const dispatch = useDispatch();
  const [deleteInvoice] = useDeleteInvoiceMutation();
  const [first] = invoices;
  const single = invoices.length === 1 ? first : undefined;
  const name = single ? `invoice ${single.id}` : `${invoices.length} invoices`;
  const confirm = async () => {
    // Deleting an invoice that is already gone changes nothing, so that a retry may name all of them again.
    const results = await Promise.all(invoices.map(({ id }) => deleteInvoice(id)));
    if (results.some(({ error }) => error)) return false;
    dispatch(doneToast(single ? `Invoice ${single.id} was deleted` : `${invoices.length} invoices were deleted`));
    onDeleted();
    return true;
  };
  return (
    <ConfirmDialog
      heading={`Delete ${name}?`}
      action="Delete"
      failure={single ? 'The invoice was not deleted.' : 'Not all of the invoices were deleted.'}
      onConfirm={confirm}
      onClose={onClose}
    >
      {single
        ? `The invoice to ${single.client.name} and its payments are removed. This can’t be undone.`
        : `The invoices ${listText(
            invoices.map(({ id }) => String(id)),
            'en',
          )} and their payments are removed. This can’t be undone.`}
    </ConfirmDialog>
  );
}
