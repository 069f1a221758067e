/** The files of the sample tickets. They are created on request and never stored. */
import { createPdf } from '#pdf.ts';

const SALES_ROWS = [
  'week,shop,terminal',
  '2026-10-19,2290,1765',
  '2026-10-26,2305,1780',
  '2026-11-02,2310,1790',
  '2026-11-09,2310,1790',
];

/** The names of the documents. */
export type DocumentName =
  | 'larkfield-statement.pdf'
  | 'invoice-fennel-press.pdf'
  | 'terminal-lease.pdf'
  | 'weekly-sales.csv';

const DOCUMENTS: Readonly<Record<DocumentName, () => Promise<Blob>>> = {
  'larkfield-statement.pdf': async () =>
    createPdf(['Larkfield Bank', 'Statement of business checking 4417', 'Balance: $84,212']),
  'invoice-fennel-press.pdf': async () =>
    createPdf([
      'Fennel Press Packaging',
      'Invoice 2214 for Harrow & Vine Provisions',
      'Gift boxes, 400 pieces',
      'Total: $1,840',
    ]),
  'terminal-lease.pdf': async () =>
    createPdf(['Lease of a card terminal', '1418 Division Street, Portland', '$29 a month']),
  'weekly-sales.csv': async () => new Blob([`${SALES_ROWS.join('\r\n')}\r\n`], { type: 'text/csv' }),
};

/** Id in the storage keys of the documents. */
export const DOCUMENTS_ID = 'given';

/** Returns the function that creates the document of a storage key; null when there is none. */
export function findDocument(key: string): (() => Promise<Blob>) | null {
  const [, name] = /^tickets\/[^/]+\/given\/([^/]+)$/.exec(key) ?? [];
  return isDocument(name) ? DOCUMENTS[name] : null;
}

const isDocument = (name: string | undefined): name is DocumentName =>
  name !== undefined && Object.hasOwn(DOCUMENTS, name);
