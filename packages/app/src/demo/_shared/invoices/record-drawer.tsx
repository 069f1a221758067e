import { Button } from '@plinth/ui-kit/react/button';
import { Drawer } from '@plinth/ui-kit/react/drawer';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { useState, type ReactNode } from 'react';
import { failureOf } from '../demo-api.ts';
import { LeaveDialog } from '../leave-dialog.tsx';
import type { OpenRecord } from '../use-open-record.ts';
import { useInvoiceQuery, type OpenInvoice } from './invoices-api.ts';
import './record-drawer.css';

/** Functions that a form in a drawer calls. */
export interface DrawerForm {
  /** Whether what is typed differs from what the form started with. */
  readonly onChanged: (isChanged: boolean) => void;
  /** Whether the form is being sent: the drawer stays open until it is stored. */
  readonly onBusy: (isBusy: boolean) => void;
  /** Closes the drawer, after asking. */
  readonly onCancel: () => void;
  /** Closes the drawer once everything is stored. */
  readonly onSaved: () => void;
}

interface Props {
  readonly record: OpenRecord;
  readonly heading: string;
  readonly children: (form: DrawerForm) => ReactNode;
}

/** A drawer with a form, which the address opens. It asks before it closes over changes. */
export function RecordDrawer({ record, heading, children }: Props) {
  const [isBusy, setBusy] = useState(false);
  const form: DrawerForm = {
    onChanged: record.setChanged,
    onBusy: setBusy,
    onCancel: record.close,
    onSaved: record.finish,
  };
  return (
    <>
      {record.name === null ? null : (
        <Drawer
          open
          heading={heading}
          onDrawerClose={(event) => {
            event.preventDefault();
            if (!isBusy) record.close();
          }}
        >
          {children(form)}
        </Drawer>
      )}
      <LeaveDialog record={record} />
    </>
  );
}

interface InvoiceProps {
  readonly id: string | null;
  readonly onClose: () => void;
  readonly children: (open: OpenInvoice) => ReactNode;
}

/** Loads the invoice of a drawer. */
export function DrawerInvoice({ id, onClose, children }: InvoiceProps) {
  const number = id !== null && /^\d{1,15}$/.test(id) ? Number(id) : 0;
  const { currentData, error, refetch } = useInvoiceQuery(number);
  if (currentData) return children(currentData);
  if (failureOf(error).status === 404) {
    return (
      <EmptyState kind="error" heading="There is no such invoice" text="The invoice may have been deleted.">
        <Button slot="action" onClick={onClose}>
          Close
        </Button>
      </EmptyState>
    );
  }
  if (error) return <EmptyState kind="error" heading="The invoice did not load" onLoadRetry={() => void refetch()} />;
  return <Skeleton shape="block" />;
}
