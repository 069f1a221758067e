import {
  addInvoice,
  addInvoiceClient,
  addPayment,
  deleteInvoice,
  getInvoice,
  getNextInvoice,
  listInvoiceClients,
  listInvoices,
  sendInvoice,
  updateInvoice,
  type Invoice,
} from '@plinth/api-client/demo/invoice';
import { balanceOf } from '@plinth/api-client/demo/invoice-amounts';
import { UnsupportedTextError } from '@plinth/pdf/unsupported-text';
import { created, ok, refuse } from '#engine/response.ts';
import { withChanges } from '../database.ts';
import { formatDay } from '../dates.ts';
import { deliverMail } from '../email/mails.ts';
import { parseDataUrl } from '../files.ts';
import { handle, type Domain } from '../handle.ts';
import { htmlOf } from '../html.ts';
import { isSameText, matches, pageOf, sortRows, valueAt } from '../lists.ts';
import { formatDollars } from '../money.ts';
import { notify } from '../notifications/notify.ts';
import { addUnknownClient, computedFields, findClient, statusOf } from './invoices.ts';
import { createInvoicePdf } from './pdf.ts';
import { clients, invoices } from './seed.ts';

/** The account that invoices are paid to. The check digits of its number are those of no real account. */
const ACCOUNT = {
  bankName: 'Foxglove Savings Bank',
  country: 'Ireland',
  iban: 'IE00 FOXG 0000 0012 3456 78',
  swiftCode: 'FOXGIE2D',
};

/** The texts of an invoice that a search finds: its values and what pages show. */
const searchableTexts = ({ id, client, total, balance, dueDate }: Invoice): (string | number)[] => [
  id,
  client.name,
  client.companyEmail,
  total,
  formatDollars(total),
  balance,
  formatDollars(balance),
  dueDate,
  formatDay(dueDate),
];

const noSuchInvoice = () => refuse(404, 'There is no such invoice');
const refuseDueDate = () => refuse(400, { dueDate: 'Choose a due date that is not before the issued date' });

/** Returns the paper of an invoice, or the error when no font has a character of it. */
async function paperOf(current: Invoice): Promise<Blob | UnsupportedTextError> {
  try {
    return await createInvoicePdf(current);
  } catch (error) {
    if (error instanceof UnsupportedTextError) return error;
    throw error;
  }
}

/** The invoices and their clients. */
export const invoice: Domain = {
  calls: [
    handle(
      listInvoices,
      ({ database, query: { q, page, perPage, status, sort, sortColumn } }) => {
        const { rows } = database.table(invoices);
        const found = rows.filter(
          (row) => (status === '' || isSameText(row.invoiceStatus, status)) && matches(q, ...searchableTexts(row)),
        );
        const sorted = sortRows(found, (row) => valueAt(row, sortColumn), sort);
        return ok({ allData: [...rows], total: found.length, invoices: pageOf(sorted, { page, perPage }) });
      },
      [{ status: 'paid', sort: 'asc', sortColumn: 'client.name', page: 2 }],
    ),
    handle(
      getInvoice,
      ({ database, params: { id } }) => {
        const found = database.table(invoices).find(Number(id));
        return found
          ? ok({ invoice: found, paymentDetails: { totalDue: found.balance, ...ACCOUNT } })
          : noSuchInvoice();
      },
      ['5022'],
    ),
    handle(getNextInvoice, ({ database }) => ok({ id: database.table(invoices).nextId, account: ACCOUNT }), []),
    handle(
      deleteInvoice,
      ({ database, query: { id } }) => {
        database.table(invoices).remove(id);
        return ok({ id });
      },
      [{ id: 5022 }],
    ),
    handle(
      listInvoiceClients,
      ({ database }) =>
        ok(sortRows(database.table(clients).rows, ({ name }) => name).map(({ id: _id, ...client }) => client)),
      [],
    ),
    handle(
      addInvoice,
      ({ database, body }) => {
        const { client, issuedDate, dueDate } = body.invoice;
        if (dueDate < issuedDate) return refuseDueDate();
        addUnknownClient(database, client);
        const computed = computedFields(body.invoice);
        const added = database.table(invoices).add({
          ...body.invoice,
          ...computed,
          balance: computed.total,
          avatar: null,
          invoiceStatus: 'Draft',
          payments: [],
        });
        return created({ invoice: added });
      },
      [
        {
          invoice: {
            issuedDate: '2026-11-19',
            dueDate: '2026-12-19',
            client: {
              name: 'Inga Solberg',
              company: 'Solberg Sails',
              companyEmail: 'inga.solberg@example.com',
              address: 'Slipway 3',
              country: 'Sweden',
              contact: '+46 8 465 004 77',
            },
            items: [{ service: 'Catering', description: 'Launch of a boat', cost: 25, qty: 40, discount: 10 }],
            discount: 5,
            tax: 8,
            salesperson: 'Leo Marchetti',
            note: 'Bring ice.',
            options: { acceptedMethod: 'Debit', paymentTerms: true, clientNotes: true, paymentStub: true },
          },
        },
      ],
    ),
    handle(
      updateInvoice,
      ({
        database,
        now,
        body: {
          invoice: { id, items, options, ...changes },
        },
      }) => {
        const table = database.table(invoices);
        const current = table.find(id);
        if (!current) return noSuchInvoice();
        const changed = withChanges(current, changes);
        if (changed.dueDate < changed.issuedDate) return refuseDueDate();
        if (changes.client) addUnknownClient(database, changes.client);
        const computed = computedFields({ ...changed, items: items ?? changed.items });
        const balance = balanceOf(computed.total, current.payments);
        const next = { ...changed, ...computed, balance, options: withChanges(current.options, options ?? {}) };
        const updated = table.update(id, { ...next, invoiceStatus: statusOf(next, now) });
        return updated ? ok({ invoice: updated }) : noSuchInvoice();
      },
      [{ invoice: { id: 5022, tax: 8, options: { paymentStub: true } } }],
    ),
    handle(
      addPayment,
      ({ database, now, body: { id, payment } }) => {
        const table = database.table(invoices);
        const current = table.find(id);
        if (!current) return noSuchInvoice();
        if (current.invoiceStatus === 'Draft') return refuse(400, 'Send the invoice before you add a payment');
        if (payment.amount > current.balance) {
          return refuse(400, { amount: `Enter at most the balance of ${formatDollars(current.balance)}` });
        }
        const payments = [...current.payments, payment];
        const balance = balanceOf(current.total, payments);
        const updated = table.update(id, {
          balance,
          payments,
          invoiceStatus: balance === 0 ? 'Paid' : 'Partial Payment',
        });
        if (balance === 0)
          notify(database, now, {
            icon: 'receipt-text',
            title: `Invoice ${id} was paid`,
            subtitle: current.client.name,
            link: `/apps/invoice/preview/${id}`,
          });
        return updated ? ok({ invoice: updated }) : noSuchInvoice();
      },
      [{ id: 5022, payment: { amount: 140, date: '2026-11-19', method: 'Credit', note: 'Second part' } }],
    ),
    handle(
      sendInvoice,
      async ({ context, database, accountId, body: { id, to, subject, message, file } }) => {
        const table = database.table(invoices);
        const current = table.find(id);
        if (!current) return noSuchInvoice();
        const pdf = await (file === undefined ? paperOf(current) : parseDataUrl(file));
        if (pdf instanceof UnsupportedTextError) return refuse(400, { file: pdf.message });
        if (!pdf) return refuse(400, { file: 'Expected a PDF' });
        await deliverMail(context, accountId, {
          folder: 'sent',
          person: { name: findClient(database, to)?.name ?? to, email: to },
          subject,
          message: htmlOf(message),
          files: [{ fileName: `invoice-${id}.pdf`, file: pdf }],
        });
        const sent = current.invoiceStatus === 'Draft' ? table.update(id, { invoiceStatus: 'Sent' }) : current;
        return sent ? ok({ invoice: sent }) : noSuchInvoice();
      },
      [{ id: 5022, to: 'bram.lindqvist@example.com', subject: 'Invoice 5022', message: 'The paper is attached.' }],
      { hasFormBody: true },
    ),
    handle(
      addInvoiceClient,
      ({ database, body: { client } }) => {
        if (findClient(database, client.companyEmail)) {
          return refuse(400, { companyEmail: 'This email is already in use.' });
        }
        database.table(clients).add(client);
        return created({ client });
      },
      [
        {
          client: {
            name: 'Inga Solberg',
            company: 'Solberg Sails',
            companyEmail: 'inga.solberg@example.com',
            address: 'Slipway 3',
            country: 'Sweden',
            contact: '+46 8 465 004 77',
          },
        },
      ],
    ),
  ],
};
