import { Badge } from '@plinth/ui-kit/react/badge';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { STATUSES } from '#demo/_shared/invoices/invoice-status.ts';
import type { OpenInvoice } from '#demo/_shared/invoices/invoices-api.ts';
import { paperContentOf } from '#demo/_shared/invoices/paper-content.ts';
import { SendDrawer } from '#demo/_shared/invoices/send-drawer.tsx';
import { useInvoiceActions } from '#demo/_shared/invoices/use-invoice-actions.ts';
import { ListPage } from '#demo/_shared/list/list-page.tsx';
import { demoRoutes } from '#demo/_shared/routes.ts';
import { useOpenRecord } from '#demo/_shared/use-open-record.ts';
import { useNavigate } from '#shared/navigation.ts';
import { InvoiceAside } from '../components/invoice-aside.tsx';
import { InvoiceLoader, useOpenInvoice } from '../components/invoice-loader.tsx';
import { InvoicePaper } from '../components/invoice-paper.tsx';
import { InvoicePayments } from '../components/invoice-payments.tsx';
import { PaymentDrawer } from '../components/payment-drawer.tsx';
import './invoice-page.css';

function InvoiceContent({ open }: { readonly open: OpenInvoice }) {
  const navigate = useNavigate();
  const { invoice } = open;
  const id = String(invoice.id);
  const sending = useOpenRecord('send');
  const paying = useOpenRecord('payment');
  const { download, duplicate, isDownloading, isDuplicating } = useInvoiceActions();
  const content = useMemo(() => paperContentOf(open), [open]);
  return (
    <>
      <div className="invoice-page" data-ready="invoice">
        <div>
          <InvoicePaper content={content} />
          <InvoicePayments invoice={invoice} />
        </div>
        <InvoiceAside
          invoice={invoice}
          isDownloading={isDownloading}
          isDuplicating={isDuplicating}
          onSend={() => sending.open(id)}
          onPay={() => paying.open(id)}
          onDownload={() => void download([invoice])}
          onEdit={() => navigate(demoRoutes.hrefOf('invoice-edit', { id }))}
          onDuplicate={() => void duplicate(invoice)}
        />
      </div>
      <SendDrawer record={sending} id={sending.name} />
      <PaymentDrawer record={paying} id={paying.name} />
    </>
  );
}

/** The page that shows an invoice as it is printed. */
export function InvoicePreviewPage() {
  const { t } = useTranslation();
  const invoice = useOpenInvoice();
  return (
    <ListPage
      title="demo.pages.invoice"
      group="demo.menu.invoice"
      parents={[{ href: demoRoutes.hrefOf('invoices'), title: t('demo.menu.list') }]}
      recordName={invoice && `Invoice ${invoice.id}`}
      badge={
        invoice ? (
          <Badge className="invoice-state" variant={STATUSES[invoice.invoiceStatus].badge}>
            {invoice.invoiceStatus}
          </Badge>
        ) : null
      }
    >
      <InvoiceLoader routeId="invoice">{(open) => <InvoiceContent open={open} />}</InvoiceLoader>
    </ListPage>
  );
}
