import type { FeatureWithPages } from '#core/feature.ts';
import { demoFeature } from '#demo/_shared/feature.ts';
import { AddInvoicePage } from './pages/invoice-add.tsx';
import { EditInvoicePage } from './pages/invoice-edit.tsx';
import { InvoiceListPage } from './pages/invoice-list.tsx';
import { InvoicePreviewPage } from './pages/invoice-preview.tsx';

/** The invoices of the demo. */
export const feature: FeatureWithPages<'invoices' | 'invoice' | 'invoice-edit' | 'invoice-add'> = {
  requires: [demoFeature],
  pages: {
    invoices: InvoiceListPage,
    invoice: InvoicePreviewPage,
    'invoice-edit': EditInvoicePage,
    'invoice-add': AddInvoicePage,
  },
};
