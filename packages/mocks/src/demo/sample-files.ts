/** The files of the sample data. They are created on request and never stored. */
import { createPdf } from '#pdf.ts';

const STATEMENT_LINES = [
  'line,text,amount',
  '9,"Transfer fee, September",350',
  '10,Card terminal,29',
  '11,Deposits,-18240',
  '12,Rent Division Street,4200',
  '13,Paper bags,1150',
  '14,Refund of a fee that was charged twice,-350',
];

const HOLIDAY_SHIFTS = [
  'day,opens,closes',
  'Dec 23,Joel,Leo',
  'Dec 24,Joel,Joel',
  'Dec 28,Leo,Hanne',
  'Dec 29,Hanne,Joel',
];

/** The files by name. */
export const SAMPLE_FILES = {
  'lease-division-street.pdf': () =>
    createPdf([
      'Lease',
      '1418 Division Street, ground floor and cellar',
      'Tenant: Harrow & Vine Provisions',
      'Term: five years, with one option for five more',
      'Rent: $4,200 a month, due on the first',
      'Clause 7: the tenant may put up an awning of up to six feet.',
      'Signed by both parties',
    ]),
  'october-statement.pdf': () =>
    createPdf([
      'Statement for October, second version',
      'Harrow & Vine Provisions',
      'Line 14 is now a refund of $350.',
      'All other lines are those of the first version.',
    ]),
  'october-lines.csv': () => new Blob([`${STATEMENT_LINES.join('\r\n')}\r\n`], { type: 'text/csv' }),
  'order-5012.pdf': () =>
    createPdf([
      'Order 5012',
      'Oakline Freight to Harrow & Vine Provisions',
      'Pallets: 12',
      'Delivery: dock 2, ramp side',
    ]),
  'shelf-plan-3.pdf': () =>
    createPdf([
      'Shelf plan, version 3',
      'Bays 1 and 2: wine',
      'Bay 3: oil at eye level, vinegar below',
      'Bays 4 and 5: cheese and preserves',
      'Bay 6: gift boxes',
    ]),
  'autumn-wines.pdf': () =>
    createPdf(['Wines for autumn', 'Tasted: 9', 'To order: 7', 'Not again: the sweet one, the one with the owl']),
  'holiday-shifts.csv': () => new Blob([`${HOLIDAY_SHIFTS.join('\r\n')}\r\n`], { type: 'text/csv' }),
  'ramp-plan.pdf': () => createPdf(['Loading ramp', 'Clear height: 11 ft', 'Widest truck: 8 ft 6 in']),
} satisfies Readonly<Record<string, () => Blob>>;

/** The name of a file of the sample data. */
export type SampleFileName = keyof typeof SAMPLE_FILES;

/** Whether a file of the sample data has this name. */
export const isSampleFileName = (name: string): name is SampleFileName => Object.hasOwn(SAMPLE_FILES, name);

/** The names of the files. */
export const SAMPLE_FILE_NAMES = Object.keys(SAMPLE_FILES).filter((name) => isSampleFileName(name));
