import type { Invoice } from '@plinth/api-client/demo/invoice';
import { calendarDayOf } from '@plinth/ui-kit/format';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useServices } from '#core/context.ts';
import { useNavigate } from '#shared/navigation.ts';
import { demoRoutes } from '../routes.ts';
import { doneToast, failedToast } from '../toasts.ts';
import { unsupportedTextMessage } from '../unsupported-text.ts';
import { savePdf, saveZip } from './downloads.ts';
import { copyOf } from './invoice-copy.ts';
import { useAddInvoiceMutation, useLazyInvoiceQuery } from './invoices-api.ts';

/** The actions for invoices that need no form. */
export interface InvoiceActions {
  /** Saves the PDF of an invoice, or the PDFs of several as one ZIP file. */
  readonly download: (invoices: readonly Invoice[]) => Promise<void>;
  /** Adds a copy as a draft and opens it. */
  readonly duplicate: (invoice: Invoice) => Promise<void>;
  readonly isDownloading: boolean;
  readonly isDuplicating: boolean;
}

const nameOf = (invoices: readonly Invoice[]): string => {
  const [first] = invoices;
  return invoices.length === 1 && first ? `Invoice ${first.id} was` : `${invoices.length} invoices were`;
};

/** Returns the functions that download and copy invoices, and say what happened. */
export function useInvoiceActions(): InvoiceActions {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { now } = useServices();
  const [load] = useLazyInvoiceQuery();
  const [add, adding] = useAddInvoiceMutation();
  const [isDownloading, setDownloading] = useState(false);
  const download = async (invoices: readonly Invoice[]) => {
    if (isDownloading || invoices.length === 0) return;
    setDownloading(true);
    try {
      const opened = await Promise.all(invoices.map(async ({ id }) => load(id).unwrap()));
      const [first] = opened;
      if (opened.length === 1 && first) await savePdf(first);
      else await saveZip(opened);
      dispatch(doneToast(`${nameOf(invoices)} downloaded`));
    } catch (error) {
      dispatch(failedToast(`${nameOf(invoices)} not downloaded. ${unsupportedTextMessage(error) ?? 'Try again.'}`));
    } finally {
      setDownloading(false);
    }
  };
  const duplicate = async (invoice: Invoice) => {
    if (adding.isLoading) return;
    const { data } = await add(copyOf(invoice, calendarDayOf(now())));
    if (data) {
      dispatch(doneToast(`Invoice ${invoice.id} was duplicated as ${data.invoice.id}`));
      navigate(demoRoutes.hrefOf('invoice-edit', { id: String(data.invoice.id) }));
    } else dispatch(failedToast(`Invoice ${invoice.id} was not duplicated. Try again.`));
  };
  return { download, duplicate, isDownloading, isDuplicating: adding.isLoading };
}
