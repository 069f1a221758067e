import { saveFile } from '@plinth/ui-kit/save-file';
import { readDataUrl } from '#demo/_shared/read-data-url.ts';
import type { OpenInvoice } from './invoices-api.ts';
import { paperContentOf } from './paper-content.ts';

const fileNameOf = (id: number): string => `invoice-${id}.pdf`;

/** Creates the PDF of an invoice. */
async function pdfOf(open: OpenInvoice): Promise<Blob> {
  const { createInvoicePdf } = await import('./pdf/create-invoice-pdf.ts');
  return createInvoicePdf(paperContentOf(open));
}

/** Saves the PDF of an invoice. */
export async function savePdf(open: OpenInvoice): Promise<void> {
  saveFile(fileNameOf(open.invoice.id), await pdfOf(open));
}

/** Saves the PDFs of invoices as one ZIP file. */
export async function saveZip(invoices: readonly OpenInvoice[]): Promise<void> {
  const { zipSync } = await import('fflate');
  const files: Record<string, Uint8Array> = {};
  for (const open of invoices) {
    files[fileNameOf(open.invoice.id)] = new Uint8Array(await (await pdfOf(open)).arrayBuffer());
  }
  // The files are compressed already.
  saveFile('invoices.zip', new Blob([new Uint8Array(zipSync(files, { level: 0 }))], { type: 'application/zip' }));
}

/** Returns the PDF of an invoice as a `data:` address. */
export const pdfDataUrl = async (open: OpenInvoice): Promise<string> => readDataUrl(await pdfOf(open));
