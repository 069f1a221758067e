import { useMemo } from 'react';
import type { OpenInvoice } from '#demo/_shared/invoices/invoices-api.ts';
import { ListPage } from '#demo/_shared/list/list-page.tsx';
import { EditableInvoice } from '../components/editable-invoice.tsx';
import { InvoiceLoader, useOpenInvoice } from '../components/invoice-loader.tsx';
import { valuesOf } from '../invoice-values.ts';
import './invoice-page.css';

function StoredInvoice({ open: { invoice, paymentDetails } }: { readonly open: OpenInvoice }) {
  const initial = useMemo(() => valuesOf(invoice), [invoice]);
  return (
    <EditableInvoice key={invoice.id} invoice={invoice} id={invoice.id} account={paymentDetails} initial={initial} />
  );
}

/** The page that changes an invoice. */
export function EditInvoicePage() {
  const invoice = useOpenInvoice();
  return (
    <ListPage
      title="demo.pages.editInvoice"
      shortTitle="demo.menu.edit"
      group="demo.menu.invoice"
      recordName={invoice && `Edit invoice ${invoice.id}`}
    >
      <InvoiceLoader routeId="invoice-edit">{(open) => <StoredInvoice open={open} />}</InvoiceLoader>
    </ListPage>
  );
}
