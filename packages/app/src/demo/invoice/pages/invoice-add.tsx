import { calendarDayOf } from '@plinth/ui-kit/format';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useServices } from '#core/context.ts';
import { selectUser } from '#core/session/auth-slice.ts';
import { useNextInvoiceQuery } from '#demo/_shared/invoices/invoices-api.ts';
import { ListPage } from '#demo/_shared/list/list-page.tsx';
import { EditableInvoice } from '../components/editable-invoice.tsx';
import { LoadingInvoice } from '../components/invoice-loader.tsx';
import { newValues } from '../invoice-values.ts';
import './invoice-page.css';

function NewInvoice() {
  const { now } = useServices();
  const salesperson = useSelector(selectUser)?.displayName ?? '';
  const today = calendarDayOf(now());
  const initial = useMemo(() => newValues(today, salesperson), [today, salesperson]);
  const { data, isError, refetch } = useNextInvoiceQuery(undefined, { refetchOnMountOrArgChange: true });
  if (data) return <EditableInvoice invoice={null} id={data.id} account={data.account} initial={initial} />;
  if (isError) return <EmptyState kind="error" heading="The form did not load" onLoadRetry={() => void refetch()} />;
  return <LoadingInvoice />;
}

/** The page that adds an invoice. */
export function AddInvoicePage() {
  return (
    <ListPage title="demo.pages.addInvoice" shortTitle="demo.menu.add" group="demo.menu.invoice">
      <NewInvoice />
    </ListPage>
  );
}
