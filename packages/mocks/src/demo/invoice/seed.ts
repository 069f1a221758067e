import {
  type INVOICE_SERVICES,
  PAYMENT_METHODS,
  type Invoice,
  type InvoiceClient,
  type InvoiceItem,
  type InvoicePayment,
  type InvoiceStatus,
} from '@plinth/api-client/demo/invoice';
import { amountsOf, balanceOf, priceOf } from '@plinth/api-client/demo/invoice-amounts';
import { defineTable, type Row } from '../database.ts';
import { dayFrom } from '../dates.ts';
import { ADMIN_NAME } from '../people.ts';
import { sampleUsers } from '../users/seed.ts';

const FIRST_ID = 4987;
const DAYS_BETWEEN_INVOICES = 2;
const DAYS_TO_PAY = 30;
const DAYS_UNTIL_PAYMENT = 9;

const ADDRESSES = [
  '9 Dock Street, Portland, OR 97209',
  '6 Quay Lane, Galway H91',
  '17 Spoke Yard, Bristol BS1',
  'Lagergatan 4, 503 30 Borås',
  '230 Kiln Avenue, Astoria, OR 97103',
  '1402 Division Street, Portland, OR 97202',
  '88 Alder Street, Vancouver, BC V6A',
  '500 Pearl Court, Portland, OR 97210',
];

/** The clients are the first of the users. */
const SAMPLE_CLIENTS: readonly InvoiceClient[] = sampleUsers
  .slice(0, ADDRESSES.length)
  .map(({ fullName, company, email, country, contact }, index) => ({
    name: fullName,
    company,
    companyEmail: email,
    address: ADDRESSES[index] ?? '',
    country,
    contact,
  }));

type Service = (typeof INVOICE_SERVICES)[number];

type SampleItem = readonly [service: Service, description: string, cost: number, qty: number];

type SampleInvoice = readonly [
  client: number,
  status: InvoiceStatus,
  items: readonly SampleItem[],
  details?: {
    /** Dollars that are paid, unless none or all are. */
    readonly paid?: number;
    readonly paymentNote?: string;
    readonly note?: string;
  },
];

/** Oldest first. */
const SAMPLE_INVOICES: readonly SampleInvoice[] = [
  [0, 'Paid', [['Catering', 'Breakfast for the dock crew, Monday to Friday', 9, 60]]],
  [
    4,
    'Paid',
    [['Gift boxes', 'Boxes for the kiln’s twentieth birthday', 42, 18]],
    { note: 'Leave them at the studio door, please.' },
  ],
  [2, 'Paid', [['Tasting', 'Cider evening for cycling club members', 35, 22]]],
  [5, 'Paid', [['Weekly delivery', 'Office fruit, four baskets', 48, 4]]],
  [
    1,
    'Past Due',
    [
      ['Gift boxes', 'Boxes for the printers’ guild', 55, 12],
      ['Weekly delivery', 'Delivery to the bindery', 20, 1],
    ],
  ],
  [7, 'Paid', [['Catering', 'Lunch at the viewing of Pearl Court', 16, 45]]],
  [3, 'Paid', [['Tasting', 'Cheese and weaving, an open studio evening', 38, 26]], { paymentNote: 'Paid in the shop' }],
  [6, 'Paid', [['Catering', 'Cake and tea at a book signing', 11, 70]]],
  [0, 'Paid', [['Weekly delivery', 'Cold drinks for the loading bay, four weeks', 64, 4]]],
  [4, 'Paid', [['Catering', 'Supper after the glaze workshop', 27, 24]]],
  [5, 'Past Due', [['Gift boxes', 'Thank-you boxes for school customers', 38, 20]]],
  [2, 'Paid', [['Catering', 'Sandwiches for the charity ride', 8, 150]], { note: 'Half of them without meat.' }],
  [7, 'Paid', [['Gift boxes', 'Welcome boxes for new tenants', 61, 14]]],
  [1, 'Paid', [['Tasting', 'Ink and wine, a tasting for clients', 46, 30]]],
  [3, 'Paid', [['Weekly delivery', 'Rye bread for the mill’s kitchen', 52, 4]]],
  [6, 'Paid', [['Gift boxes', 'Boxes for the winners of the short story prize', 72, 5]]],
  [0, 'Past Due', [['Catering', 'Retirement party for a driver', 31, 40]], { paid: 400, paymentNote: 'First part' }],
  [4, 'Paid', [['Weekly delivery', 'Milk and coffee for the studio', 39, 4]]],
  [2, 'Paid', [['Gift boxes', 'Boxes for the mechanics', 44, 9]]],
  [5, 'Paid', [['Catering', 'Stocktaking night, warm food for the team', 19, 16]]],
  [7, 'Paid', [['Tasting', 'Tasting for the owners’ meeting', 41, 28]]],
  [1, 'Paid', [['Catering', 'Press anniversary, buffet', 29, 85]], { paymentNote: 'Transfer of A. Moreno' }],
  [3, 'Past Due', [['Gift boxes', 'Boxes for the visitors from Oslo', 66, 8]]],
  [6, 'Paid', [['Tasting', 'Poems and port, a reading', 33, 34]]],
  [0, 'Paid', [['Gift boxes', 'Boxes for the night shift', 36, 25]]],
  [
    4,
    'Paid',
    [
      ['Catering', 'Wedding of two potters', 54, 62],
      ['Tasting', 'Toast for the guests', 12, 62],
    ],
    { note: 'Plates come back on Monday.' },
  ],
  [5, 'Past Due', [['Weekly delivery', 'Office fruit and nuts, four baskets', 48, 4]]],
  [2, 'Paid', [['Weekly delivery', 'Bananas for the repair shop, six weeks', 22, 6]]],
  [7, 'Paid', [['Catering', 'Roof-raising at Alder Street', 24, 50]]],
  [1, 'Paid', [['Gift boxes', 'Boxes for authors of the spring list', 58, 16]]],
  [3, 'Paid', [['Catering', 'Harvest table in the weaving hall', 37, 44]]],
  [6, 'Past Due', [['Weekly delivery', 'Scones for the reading room, ten weeks', 31, 10]], { paid: 120 }],
  [0, 'Paid', [['Tasting', 'Rum tasting for the captains', 49, 18]]],
  [4, 'Past Due', [['Gift boxes', 'Boxes for the gallery’s regulars', 47, 15]]],
  [2, 'Sent', [['Catering', 'Opening of the second workshop', 28, 75]]],
  [
    5,
    'Partial Payment',
    [['Gift boxes', 'Boxes for the fair at Harbor Hall', 40, 32]],
    { paid: 640, paymentNote: 'Deposit' },
  ],
  [7, 'Downloaded', [['Weekly delivery', 'Lobby coffee, four weeks', 57, 4]]],
  [1, 'Paid', [['Catering', 'Tea for a printing course', 13, 24]]],
  [3, 'Sent', [['Tasting', 'Dark beers for the weavers', 36, 20]]],
  [
    6,
    'Partial Payment',
    [['Catering', 'Lunch for the booksellers’ day', 21, 48]],
    { paid: 500, paymentNote: 'Half now, half after the event' },
  ],
  [0, 'Downloaded', [['Gift boxes', 'Boxes for customs officers', 35, 10]]],
  [4, 'Sent', [['Weekly delivery', 'Soup for the studio, five weeks', 43, 5]]],
  [2, 'Partial Payment', [['Tasting', 'Hot cocoa tasting on the square', 18, 90]], { paid: 1000 }],
  [5, 'Draft', [['Catering', 'Inventory breakfast', 14, 12]], { note: 'Ask Bram how many people come.' }],
  [7, 'Sent', [['Gift boxes', 'Boxes with honey for 36 tenants', 63, 36]]],
  [1, 'Downloaded', [['Tasting', 'Mulled wine for the open house', 26, 55]]],
  [3, 'Draft', [['Weekly delivery', 'White bread for the mill’s kitchen', 52, 4]]],
  [6, 'Sent', [['Gift boxes', 'Boxes for the book club', 51, 24]]],
  [
    0,
    'Draft',
    [
      ['Catering', 'Supper in the freight hall', 45, 110],
      ['Tasting', 'Punch at the gate', 9, 110],
    ],
    { note: 'The hall has no stove.' },
  ],
  [4, 'Draft', [['Gift boxes', 'Boxes with a bowl from the kiln', 78, 20]]],
];

const SALESPEOPLE = ['Joel Abara', 'Hanne Vos', 'Leo Marchetti', ADMIN_NAME];

const itemOf = ([service, description, cost, qty]: SampleItem): InvoiceItem => ({
  service,
  description,
  cost,
  qty,
  discount: 0,
  price: priceOf({ cost, qty, discount: 0 }),
});

function sampleInvoiceOf(now: Date, sample: SampleInvoice, index: number): Invoice | null {
  const [clientIndex, invoiceStatus, sampleItems, { paid, paymentNote = '', note = '' } = {}] = sample;
  const client = SAMPLE_CLIENTS[clientIndex];
  const items = sampleItems.map(itemOf);
  const [firstItem] = items;
  const method = PAYMENT_METHODS[index % PAYMENT_METHODS.length] ?? 'Bank Transfer';
  if (!client || !firstItem) return null;
  const issuedOffset = (index - SAMPLE_INVOICES.length + 1) * DAYS_BETWEEN_INVOICES;
  const { total } = amountsOf({ items, discount: 0, tax: 0 });
  const paidAmount = paid ?? (invoiceStatus === 'Paid' ? total : 0);
  const date = dayFrom(now, Math.min(0, issuedOffset + DAYS_UNTIL_PAYMENT));
  const payments: InvoicePayment[] = paidAmount > 0 ? [{ amount: paidAmount, date, method, note: paymentNote }] : [];
  return {
    id: FIRST_ID + index,
    issuedDate: dayFrom(now, issuedOffset),
    dueDate: dayFrom(now, issuedOffset + DAYS_TO_PAY),
    client,
    service: firstItem.service,
    items,
    discount: 0,
    tax: 0,
    total,
    balance: balanceOf(total, payments),
    avatar: null,
    invoiceStatus,
    salesperson: SALESPEOPLE[index % SALESPEOPLE.length] ?? ADMIN_NAME,
    note,
    payments,
    options: { acceptedMethod: method, paymentTerms: true, clientNotes: note !== '', paymentStub: index % 3 === 0 },
  };
}

/** The invoices. */
export const invoices = defineTable<Invoice>({
  name: 'invoices',
  seed: ({ now }) => SAMPLE_INVOICES.flatMap((sample, index) => sampleInvoiceOf(now, sample, index) ?? []),
});

/** A stored client. */
export type StoredClient = InvoiceClient & Row;

/** The clients. */
export const clients = defineTable<StoredClient>({
  name: 'clients',
  seed: () => SAMPLE_CLIENTS.map((client, index) => ({ id: index + 1, ...client })),
});
