/** The files of the sample data. */
import { createPdf } from '#pdf.ts';

/** A file of the sample data. It is created on request and never stored. */
interface SampleFile {
  /** In bytes, known before the file is created. */
  readonly size: number;
  readonly create: () => Promise<Blob>;
}

/**
 * Returns a PDF with lines of text, whose first line is its title.
 * @param size the size of the PDF, which depends on the lines and the fonts alone.
 */
const pdf = (size: number, lines: readonly string[]): SampleFile => ({ size, create: async () => createPdf(lines) });

/** Returns a CSV file with rows. */
function csv(rows: readonly string[]): SampleFile {
  const file = new Blob([`${rows.join('\r\n')}\r\n`], { type: 'text/csv' });
  return { size: file.size, create: async () => file };
}

/** The files by name. */
export const SAMPLE_FILES = {
  'lease-division-street.pdf': pdf(6200, [
    'Lease',
    '1418 Division Street, ground floor and cellar',
    'Tenant: Harrow & Vine Provisions',
    'Term: five years, with one option for five more',
    'Rent: $4,200 a month, due on the first',
    'Clause 7: the tenant may put up an awning of up to six feet.',
    'Signed by both parties',
  ]),
  'october-statement.pdf': pdf(5651, [
    'Statement for October, second version',
    'Harrow & Vine Provisions',
    'Line 14 is now a refund of $350.',
    'All other lines are those of the first version.',
  ]),
  'october-lines.csv': csv([
    'line,text,amount',
    '9,"Transfer fee, September",350',
    '10,Card terminal,29',
    '11,Deposits,-18240',
    '12,Rent Division Street,4200',
    '13,Paper bags,1150',
    '14,Refund of a fee that was charged twice,-350',
  ]),
  'order-5012.pdf': pdf(5313, [
    'Order 5012',
    'Oakline Freight to Harrow & Vine Provisions',
    'Pallets: 12',
    'Delivery: dock 2, ramp side',
  ]),
  'shelf-plan-3.pdf': pdf(5342, [
    'Shelf plan, version 3',
    'Bays 1 and 2: wine',
    'Bay 3: oil at eye level, vinegar below',
    'Bays 4 and 5: cheese and preserves',
    'Bay 6: gift boxes',
  ]),
  'autumn-wines.pdf': pdf(4636, [
    'Wines for autumn',
    'Tasted: 9',
    'To order: 7',
    'Not again: the sweet one, the one with the owl',
  ]),
  'holiday-shifts.csv': csv([
    'day,opens,closes',
    'Dec 23,Joel,Leo',
    'Dec 24,Joel,Joel',
    'Dec 28,Leo,Hanne',
    'Dec 29,Hanne,Joel',
  ]),
  'ramp-plan.pdf': pdf(4790, ['Loading ramp', 'Clear height: 11 ft', 'Widest truck: 8 ft 6 in']),
} satisfies Readonly<Record<string, SampleFile>>;

/** The name of a file of the sample data. */
export type SampleFileName = keyof typeof SAMPLE_FILES;

/** Whether a file of the sample data has this name. */
export const isSampleFileName = (name: string): name is SampleFileName => Object.hasOwn(SAMPLE_FILES, name);

/** The names of the files. */
export const SAMPLE_FILE_NAMES = Object.keys(SAMPLE_FILES).filter((name) => isSampleFileName(name));
