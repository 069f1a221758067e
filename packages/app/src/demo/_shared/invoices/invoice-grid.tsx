import type { Invoice } from '@plinth/api-client/demo/invoice';
import { calendarDayOf } from '@plinth/ui-kit/format';
import { Button } from '@plinth/ui-kit/react/button';
import { DataGrid } from '@plinth/ui-kit/react/data-grid';
import { useMemo, useState } from 'react';
import { useServices } from '#core/context.ts';
import { useNavigate } from '#shared/navigation.ts';
import { useMediaQuery } from '#shared/use-media-query.ts';
import type { ListState } from '../list/use-list-address.ts';
import { demoRoutes } from '../routes.ts';
import { DeleteInvoicesDialog } from './delete-invoices-dialog.tsx';
import { invoiceColumns, narrowInvoiceColumns } from './invoice-columns.ts';
import { useInvoiceActions } from './use-invoice-actions.ts';

const ACTIONS = [
  { id: 'send', label: 'Send' },
  { id: 'preview', label: 'Preview' },
  { id: 'download', label: 'Download' },
  { id: 'edit', label: 'Edit' },
  { id: 'duplicate', label: 'Duplicate' },
  { id: 'delete', label: 'Delete' },
];

const hrefOf = (id: number): string => demoRoutes.hrefOf('invoice', { id: String(id) });

interface Props {
  readonly list: ListState;
  readonly invoices: readonly Invoice[];
  readonly isLoading: boolean;
  /** Opens the form that sends an invoice. */
  readonly onSend: (id: string) => void;
}

/** The invoices of a page, as a table with a menu for each and tools for the ticked ones. */
export function InvoiceGrid({ list, invoices, isLoading, onSend }: Props) {
  const navigate = useNavigate();
  const { now } = useServices();
  const isNarrow = useMediaQuery('(width < 768px)');
  const { download, duplicate, isDownloading } = useInvoiceActions();
  const [keys, setKeys] = useState<readonly string[]>([]);
  const ticked = invoices.filter(({ id }) => keys.includes(String(id)));
  const [invoicesToDelete, setInvoicesToDelete] = useState<readonly Invoice[]>([]);
  const today = calendarDayOf(now());
  const columns = useMemo(() => {
    const link = { hrefOf, navigate };
    return (isNarrow ? narrowInvoiceColumns : invoiceColumns)(link, today);
  }, [isNarrow, navigate, today]);
  const state = useMemo(() => ({ sort: [list.sort] }), [list.sort]);
  const act = (action: string, invoice: Invoice) => {
    if (action === 'send') onSend(String(invoice.id));
    else if (action === 'preview') navigate(hrefOf(invoice.id));
    else if (action === 'download') void download([invoice]);
    else if (action === 'edit') navigate(demoRoutes.hrefOf('invoice-edit', { id: String(invoice.id) }));
    else if (action === 'duplicate') void duplicate(invoice);
    else setInvoicesToDelete([invoice]);
  };
  return (
    <>
      <DataGrid<Invoice>
        label="Invoices"
        columns={columns}
        rows={invoices}
        rowKey={({ id }) => String(id)}
        rowLabel={({ id }) => `invoice ${id}`}
        status={isLoading ? 'loading' : 'ready'}
        manual
        selectable
        selected={ticked.map(({ id }) => String(id))}
        actions={() => ACTIONS}
        state={state}
        onGridQueryChange={({ detail }) => list.setSort(detail.sort[0])}
        onGridSelectionChange={({ detail }) => setKeys(detail.selected)}
        onRowAction={({ detail }) => act(detail.action, detail.row)}
      >
        <Button slot="bulk" size="small" busy={isDownloading} onClick={() => void download(ticked)}>
          {ticked.length === 1 ? 'Download PDF' : 'Download ZIP'}
        </Button>
        <Button slot="bulk" size="small" variant="danger" onClick={() => setInvoicesToDelete(ticked)}>
          Delete
        </Button>
      </DataGrid>
      {invoicesToDelete.length > 0 ? (
        <DeleteInvoicesDialog
          invoices={invoicesToDelete}
          onClose={() => setInvoicesToDelete([])}
          onDeleted={() => setKeys([])}
        />
      ) : null}
    </>
  );
}
