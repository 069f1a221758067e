import type { Invoice, InvoiceClient } from '@plinth/api-client/demo/invoice';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { useCallback } from 'react';
import { useInvoiceClientsQuery, type NextInvoice } from '#demo/_shared/invoices/invoices-api.ts';
import { demoRoutes } from '#demo/_shared/routes.ts';
import { useNavigate } from '#shared/navigation.ts';
import type { InvoiceValues } from '../invoice-values.ts';
import type { NextStep } from './form-aside.tsx';
import { InvoiceForm } from './invoice-form.tsx';
import { LoadingInvoice } from './invoice-loader.tsx';

interface Props {
  /** The stored invoice; null for a new one. */
  readonly invoice: Invoice | null;
  /** Its number. */
  readonly id: number;
  readonly account: NextInvoice['account'];
  /** The values without a draft. */
  readonly initial: InvoiceValues;
}

/** The clients, with the one of the invoice as the invoice has it. */
function withOwn(clients: readonly InvoiceClient[], invoice: Invoice | null): readonly InvoiceClient[] {
  if (!invoice) return clients;
  const isOwn = ({ companyEmail }: InvoiceClient) => companyEmail === invoice.client.companyEmail;
  return clients.some(isOwn)
    ? clients.map((client) => (isOwn(client) ? invoice.client : client))
    : [invoice.client, ...clients];
}

/** Loads the clients for the form of an invoice, and goes on once it is stored. */
export function EditableInvoice({ invoice, id, account, initial }: Props) {
  const navigate = useNavigate();
  const { data: clients, isError, refetch } = useInvoiceClientsQuery(undefined, { refetchOnMountOrArgChange: true });
  const isNew = invoice === null;
  const goOn = useCallback(
    (saved: Invoice, step: NextStep) => {
      const parameters = { id: String(saved.id) };
      if (step === 'send') navigate(demoRoutes.hrefOf('invoice', parameters, { send: parameters.id }));
      else if (step === 'preview') navigate(demoRoutes.hrefOf('invoice', parameters));
      else if (isNew) navigate(demoRoutes.hrefOf('invoice-edit', parameters), { replace: true });
    },
    [navigate, isNew],
  );
  if (clients) {
    return (
      <InvoiceForm
        invoice={invoice}
        id={id}
        account={account}
        initial={initial}
        clients={withOwn(clients, invoice)}
        onSaved={goOn}
      />
    );
  }
  if (isError) return <EmptyState kind="error" heading="The clients did not load" onLoadRetry={() => void refetch()} />;
  return <LoadingInvoice />;
}
