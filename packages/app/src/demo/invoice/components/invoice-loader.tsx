import type { Invoice } from '@plinth/api-client/demo/invoice';
import { Button } from '@plinth/ui-kit/react/button';
import { Card } from '@plinth/ui-kit/react/card';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, type ReactNode } from 'react';
import { failureOf } from '#demo/_shared/demo-api.ts';
import { useInvoiceQuery, useInvoicesQuery, type OpenInvoice } from '#demo/_shared/invoices/invoices-api.ts';
import { lastListHref } from '#demo/_shared/list/last-list.ts';
import { demoRoutes } from '#demo/_shared/routes.ts';
import { useLocation, useNavigate } from '#shared/navigation.ts';

/** Placeholder of an invoice while it loads. */
export function LoadingInvoice() {
  return (
    <output>
      <span className="visually-hidden">Loading the invoice</span>
      <Card>
        <Skeleton className="invoice-skeleton" shape="block" />
      </Card>
    </output>
  );
}

function BackToList() {
  const navigate = useNavigate();
  return (
    <Button slot="action" onClick={() => navigate(lastListHref('invoices'))}>
      Back to the list
    </Button>
  );
}

type Render = (open: OpenInvoice) => ReactNode;

/** The invoice with an id of the address. */
function KnownInvoice({ id, children }: { readonly id: number; readonly children: Render }) {
  const { currentData, error, refetch } = useInvoiceQuery(id, { refetchOnMountOrArgChange: true });
  if (failureOf(error).status === 404) {
    return (
      <EmptyState kind="error" heading="There is no such invoice" text="The invoice may have been deleted.">
        <BackToList />
      </EmptyState>
    );
  }
  if (currentData) return children(currentData);
  if (error) return <EmptyState kind="error" heading="The invoice did not load" onLoadRetry={() => void refetch()} />;
  return <LoadingInvoice />;
}

/** The first invoice, which the address without an id opens. */
function FirstInvoice({ routeId }: { readonly routeId: 'invoice' | 'invoice-edit' }) {
  const navigate = useNavigate();
  const { data, isError, isFetching, refetch } = useInvoicesQuery(
    { perPage: 1, sort: 'asc', sortColumn: 'id' },
    { refetchOnMountOrArgChange: true },
  );
  const firstId = isFetching ? undefined : data?.invoices[0]?.id;
  useEffect(() => {
    if (firstId !== undefined) navigate(demoRoutes.hrefOf(routeId, { id: String(firstId) }), { replace: true });
  }, [firstId, navigate, routeId]);
  if (isError) return <EmptyState kind="error" heading="The invoice did not load" onLoadRetry={() => void refetch()} />;
  if (isFetching || data?.invoices.length !== 0) return <LoadingInvoice />;
  return (
    <EmptyState heading="No invoices yet" text="The invoices that you add appear here.">
      <Button slot="action" onClick={() => navigate(demoRoutes.hrefOf('invoice-add'))}>
        Add invoice
      </Button>
    </EmptyState>
  );
}

interface Props {
  /** The route whose address names the invoice. */
  readonly routeId: 'invoice' | 'invoice-edit';
  readonly children: Render;
}

/** Returns the id of the invoice that the address names: undefined without one, 0 when it is not a number. */
function useInvoiceId(): number | undefined {
  const { pathname } = useLocation();
  const id = demoRoutes.matchRoute(pathname)?.parameters['id'];
  return id === undefined ? undefined : /^\d{1,15}$/.test(id) ? Number(id) : 0;
}

/** Returns the invoice that the address names; null while it is loading, undefined when it is not there. */
export function useOpenInvoice(): Invoice | null | undefined {
  const id = useInvoiceId();
  const { currentData, error, isFetching } = useInvoiceQuery(id ?? skipToken);
  return currentData?.invoice ?? (isFetching && !error ? null : undefined);
}

/** Loads the invoice that the address names. */
export function InvoiceLoader({ routeId, children }: Props) {
  const id = useInvoiceId();
  if (id === undefined) return <FirstInvoice routeId={routeId} />;
  return (
    <KnownInvoice key={id} id={id}>
      {children}
    </KnownInvoice>
  );
}
