import { getMail, listMails } from '@plinth/api-client/demo/email';
import {
  addInvoice,
  addInvoiceClient,
  addPayment,
  deleteInvoice,
  getInvoice,
  getNextInvoice,
  INVOICE_SERVICES,
  INVOICE_STATUSES,
  listInvoiceClients,
  listInvoices,
  PAYMENT_METHODS,
  sendInvoice,
  updateInvoice,
} from '@plinth/api-client/demo/invoice';
import { listUsers } from '@plinth/api-client/demo/users';
import { textOfPdf } from '@plinth/pdf/testing/page-texts';
import { describe, expect, test } from 'vitest';
import { startDemo } from '#testing/demo-world.ts';

const { call, server } = startDemo();
const TODAY = '2026-11-19';

type Query = Parameters<typeof call<typeof listInvoices>>[1];

const list = (query: Query) => call(listInvoices, query);
const idsOf = async (query: Query) => (await list(query)).invoices.map(({ id }) => id);
const get = async (id: number) => (await call(getInvoice, String(id))).invoice;
const update = async (invoice: Parameters<typeof call<typeof updateInvoice>>[1]['invoice']) =>
  (await call(updateInvoice, { invoice })).invoice;
const client = { name: 'Inga Solberg', company: 'Solberg Sails', companyEmail: 'inga.solberg@example.com' };
const newInvoice = {
  issuedDate: TODAY,
  dueDate: '2026-12-19',
  client,
  items: [
    { service: 'Catering', description: 'Launch of a boat', cost: 25, qty: 3, discount: 10 },
    { service: 'Knots', cost: 40, qty: 1 },
  ],
};

describe('the sample invoices', () => {
  test('are 50, with a total that is the sum of their items and a balance that is left of it', async () => {
    const { allData } = await list({});
    expect(allData.map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, index) => 4987 + index));
    for (const { items, payments, total, balance } of allData) {
      expect(items.reduce((sum, { price }) => sum + price, 0)).toBe(total);
      expect(total - payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance);
    }
    const descriptions = allData.flatMap(({ items }) => items.map(({ description }) => description));
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });

  test('have every status, service and payment method', async () => {
    const { allData } = await list({});
    expect(new Set(allData.map(({ invoiceStatus }) => invoiceStatus))).toEqual(new Set(INVOICE_STATUSES));
    expect(new Set(allData.map(({ service }) => service))).toEqual(new Set(INVOICE_SERVICES));
    const methods = allData.flatMap(({ payments }) => payments.map(({ method }) => method));
    expect(new Set(methods)).toEqual(new Set(PAYMENT_METHODS));
  });

  test('are paid at a balance of 0 alone, and past due with a balance after the due date alone', async () => {
    for (const { invoiceStatus, balance, total, dueDate } of (await list({})).allData) {
      expect(invoiceStatus === 'Paid').toBe(balance === 0);
      expect(invoiceStatus === 'Past Due').toBe(dueDate < TODAY && balance > 0);
      expect(invoiceStatus === 'Partial Payment' ? balance < total : true).toBe(true);
    }
  });

  test('are for eight clients, who are users', async () => {
    const clients = await call(listInvoiceClients);
    const names = clients.map(({ name }) => name);
    expect(names).toEqual([
      'Ada Moreno',
      'Bram Lindqvist',
      'Hugo Marsh',
      'Ilse Tanaka',
      'Jonas Reed',
      'Marta Quill',
      'Petra Vance',
      'Tomas Reyne',
    ]);
    const { allData } = await list({});
    expect(new Set(allData.map(({ client: { name } }) => name))).toEqual(new Set(names));
    for (const { companyEmail } of clients) {
      await expect(call(listUsers, { q: companyEmail })).resolves.toMatchObject({ total: 1 });
    }
  });
});

describe('the list', () => {
  test.each([
    [{ perPage: 3 }, [5036, 5035, 5034]],
    [{ perPage: 3, sort: 'asc' }, [4987, 4988, 4989]],
    [{ perPage: 3, page: 99 }, [4988, 4987]],
    [{ status: 'draft' }, [5036, 5035, 5033, 5030]],
    [{ status: 'Past Due', sortColumn: 'total', sort: 'asc', perPage: 2 }, [5013, 5018]],
    [{ status: 'Overdue' }, []],
    [{ q: '5022' }, [5022]],
    [{ q: 'bram', status: 'draft' }, [5030]],
    [{ q: 'ada.moreno@', status: 'downloaded' }, [5032]],
    [{ q: '5,940' }, [5035]],
    [{ q: '5940' }, [5035]],
    [{ q: 'Dec 19, 2026' }, [5036]],
    [{ q: '2026-12-19' }, [5036]],
    [{ sortColumn: 'client.name', sort: 'asc', perPage: 1 }, [4991]],
    [{ sortColumn: 'issuedDate', sort: 'asc', perPage: 1 }, [4987]],
  ] as const)('of %j', async (query, ids) => {
    await expect(idsOf(query)).resolves.toEqual(ids);
  });

  test('has all invoices and the number of those that match', async () => {
    const { allData, total, invoices } = await list({ status: 'Paid' });
    expect([allData.length, invoices.length]).toEqual([50, 10]);
    expect(total).toBe(allData.filter(({ balance }) => balance === 0).length);
  });
});

describe('one invoice', () => {
  test('comes with the account that its balance is paid to', async () => {
    const { invoice, paymentDetails } = await call(getInvoice, '5022');
    expect(paymentDetails).toEqual({
      totalDue: invoice.balance,
      bankName: 'Foxglove Savings Bank',
      country: 'Ireland',
      iban: 'IE00 FOXG 0000 0012 3456 78',
      swiftCode: 'FOXGIE2D',
    });
  });

  test.each(['1', 'new'])('with the id %j is a 404', async (id) => {
    await expect(call(getInvoice, id)).rejects.toMatchObject({
      status: 404,
      body: { error: 'There is no such invoice' },
    });
  });
});

describe('a new invoice', () => {
  test('is a draft with the next id, defaults and computed amounts', async () => {
    const { invoice } = await call(addInvoice, { invoice: { ...newInvoice, tax: 10 } });
    expect(invoice).toEqual({
      ...newInvoice,
      id: 5037,
      client: { ...client, address: '', country: '', contact: '' },
      service: 'Catering',
      items: [
        { ...newInvoice.items[0], price: 67.5 },
        { ...newInvoice.items[1], description: '', discount: 0, price: 40 },
      ],
      discount: 0,
      tax: 10,
      total: 118.25,
      balance: 118.25,
      avatar: null,
      invoiceStatus: 'Draft',
      salesperson: '',
      note: '',
      payments: [],
      options: { acceptedMethod: 'Bank Transfer', paymentTerms: true, clientNotes: true, paymentStub: false },
    });
  });

  test('adds its client to the clients once', async () => {
    await call(addInvoice, { invoice: newInvoice });
    const other = { ...client, companyEmail: 'Inga.Solberg@example.com' };
    await call(addInvoice, { invoice: { ...newInvoice, client: other } });
    await expect(call(listInvoiceClients)).resolves.toHaveLength(9);
  });

  test.each([
    [{ dueDate: '2026-11-18' }, { dueDate: 'Choose a due date that is not before the issued date' }],
    [{ issuedDate: '2026-11-19T08:00:00Z' }, { issuedDate: 'Expected a date without a time' }],
    [{ items: [] }, { items: 'Add at least one item' }],
    [{ items: [{ service: 'Catering', cost: 2.005, qty: 1 }] }, { items: 'Enter dollars and cents, such as 12.50' }],
    [{ items: [{ service: 'Catering', cost: 2, qty: 0 }] }, { items: 'Enter 1 or more' }],
    [{ discount: 101 }, { discount: 'Enter 100 or less' }],
    [{ tax: 8.125 }, { tax: 'Enter at most two decimals' }],
  ])('with %j is refused', async (fields, error) => {
    await expect(call(addInvoice, { invoice: { ...newInvoice, ...fields } })).rejects.toMatchObject({
      status: 400,
      body: { error },
    });
  });
});

describe('an update', () => {
  test('moves the balance with the total', async () => {
    const before = await get(5022);
    const invoice = await update({ id: 5022, items: [...before.items, { service: 'Catering', cost: 100, qty: 1 }] });
    expect([invoice.total - before.total, invoice.balance - before.balance]).toEqual([100, 100]);
    expect(invoice).toMatchObject({ invoiceStatus: 'Partial Payment', payments: before.payments, note: before.note });
  });

  test('makes an invoice paid when less than its payments is left', async () => {
    const items = [{ service: 'Gift boxes', cost: 10, qty: 1 }];
    await expect(update({ id: 5022, items })).resolves.toMatchObject({ total: 10, balance: 0, invoiceStatus: 'Paid' });
  });

  test('keeps the payments of an invoice whose total was less than them for a while', async () => {
    const before = await get(5022);
    await update({ id: 5022, items: [{ service: 'Gift boxes', cost: 10, qty: 1 }] });
    const restored = await update({ id: 5022, items: before.items });
    expect([restored.total, restored.balance]).toEqual([before.total, before.balance]);
  });

  test('makes a paid invoice partly paid when its total grows', async () => {
    await expect(update({ id: 4987, tax: 10 })).resolves.toMatchObject({
      total: 594,
      balance: 54,
      invoiceStatus: 'Partial Payment',
    });
  });

  test('ends "Past Due" when the due date moves', async () => {
    await expect(update({ id: 4991, dueDate: '2026-11-18' })).resolves.toMatchObject({ invoiceStatus: 'Past Due' });
    await expect(update({ id: 4991, dueDate: TODAY })).resolves.toMatchObject({ invoiceStatus: 'Sent' });
  });

  test('changes the given options alone', async () => {
    const { options } = await get(5022);
    await expect(update({ id: 5022, options: { acceptedMethod: 'Cash' } })).resolves.toMatchObject({
      options: { ...options, acceptedMethod: 'Cash' },
    });
  });

  test.each([
    [{ id: 5022, dueDate: '2020-01-01' }, 400, { dueDate: 'Choose a due date that is not before the issued date' }],
    [{ id: 1, note: 'x' }, 404, 'There is no such invoice'],
  ])('with %j is refused', async (invoice, status, error) => {
    await expect(update(invoice)).rejects.toMatchObject({ status, body: { error } });
  });
});

describe('a payment', () => {
  const payment = { amount: 100, date: TODAY, method: 'Cash', note: ' At the counter ' } as const;
  const pay = (amount: number, id = 5022) => call(addPayment, { id, payment: { ...payment, amount } });

  test('lowers the balance, and the last one makes the invoice paid', async () => {
    const { balance, payments } = await get(5022);
    await expect(pay(100)).resolves.toMatchObject({
      invoice: {
        balance: balance - 100,
        invoiceStatus: 'Partial Payment',
        payments: [...payments, { ...payment, note: 'At the counter' }],
      },
    });
    await expect(pay(balance - 100)).resolves.toMatchObject({ invoice: { balance: 0, invoiceStatus: 'Paid' } });
  });

  test('of the last cents makes the invoice paid', async () => {
    await update({ id: 5034, items: [{ service: 'Catering', cost: 0.3, qty: 1 }] });
    await expect(pay(0.1, 5034)).resolves.toMatchObject({ invoice: { balance: 0.2 } });
    await expect(pay(0.2, 5034)).resolves.toMatchObject({ invoice: { balance: 0, invoiceStatus: 'Paid' } });
  });

  test.each([
    [0, 5022, 400, { amount: 'Enter an amount over 0' }],
    [641, 5022, 400, { amount: 'Enter at most the balance of $640' }],
    [640.01, 5022, 400, { amount: 'Enter at most the balance of $640' }],
    [1.505, 5022, 400, { amount: 'Enter dollars and cents, such as 12.50' }],
    [1, 1, 404, 'There is no such invoice'],
    [1, 5036, 400, 'Send the invoice before you add a payment'],
  ])('of %j for the invoice %i is refused', async (amount, id, status, error) => {
    await expect(pay(amount, id)).rejects.toMatchObject({ status, body: { error } });
  });
});

describe('sending', () => {
  const mail = { to: 'bram.lindqvist@example.com', subject: ' Invoice 5030 ', message: 'Hello <Bram>,\n\nbest wishes' };

  test('makes a draft sent, and puts the mail with the paper into the sent mails', async () => {
    await expect(call(sendInvoice, { id: 5030, ...mail })).resolves.toMatchObject({
      invoice: { invoiceStatus: 'Sent' },
    });
    const [newest] = (await call(listMails, { folder: 'sent' })).emails;
    const { to, subject, message, attachments } = await call(getMail, { id: newest?.id ?? 0 });
    expect([to, subject, message]).toEqual([
      [{ name: 'Bram Lindqvist', email: mail.to }],
      'Invoice 5030',
      '<p>Hello &lt;Bram&gt;,</p><p>best wishes</p>',
    ]);
    const [file] = attachments;
    expect(file?.fileName).toBe('invoice-5030.pdf');
    const pdf = await textOfPdf(await (await fetch(`${server().context.origin}${file?.url ?? ''}`)).blob());
    expect(pdf).toContain('Invoice 5030');
    expect(pdf).toContain('Catering: 12 x $14 = $168');
  });

  test('makes a paper in any script that its fonts have, and refuses one that they lack', async () => {
    await update({ id: 5030, note: 'Спасибо, Łukasz 山田', options: { clientNotes: true } });
    await call(sendInvoice, { id: 5030, ...mail });
    const [newest] = (await call(listMails, { folder: 'sent' })).emails;
    const [file] = (await call(getMail, { id: newest?.id ?? 0 })).attachments;
    const pdf = await (await fetch(`${server().context.origin}${file?.url ?? ''}`)).blob();
    await expect(textOfPdf(pdf)).resolves.toContain('Спасибо, Łukasz 山田');
    await update({ id: 5030, note: 'Thanks 🧾' });
    await expect(call(sendInvoice, { id: 5030, ...mail })).rejects.toMatchObject({
      status: 400,
      body: { error: { file: 'The fonts of “Invoice 5030” lack 🧾' } },
    });
  });

  test('attaches the PDF that the page has made', async () => {
    await call(sendInvoice, { id: 5030, ...mail, file: `data:application/pdf;base64,${btoa('%PDF-own')}` });
    const [newest] = (await call(listMails, { folder: 'sent' })).emails;
    const { attachments } = await call(getMail, { id: newest?.id ?? 0 });
    const [file] = attachments;
    expect(file?.fileName).toBe('invoice-5030.pdf');
    await expect((await fetch(`${server().context.origin}${file?.url ?? ''}`)).text()).resolves.toBe('%PDF-own');
  });

  test('leaves another status as it is', async () => {
    await expect(call(sendInvoice, { id: 5022, ...mail })).resolves.toMatchObject({
      invoice: { invoiceStatus: 'Partial Payment' },
    });
  });

  test.each([
    [{ id: 5030, to: 'bram' }, 400, { to: 'Enter a valid email address' }],
    [{ id: 5030, subject: ' ' }, 400, { subject: 'Please enter a subject' }],
    [{ id: 5030, file: 'data:text/html;base64,PGI+' }, 400, { file: 'Expected a PDF' }],
    [{ id: 5030, file: 'data:application/pdf;base64,?' }, 400, { file: 'Expected a PDF' }],
    [{ id: 1 }, 404, 'There is no such invoice'],
  ])('with %j is refused', async (fields, status, error) => {
    await expect(call(sendInvoice, { ...mail, ...fields })).rejects.toMatchObject({ status, body: { error } });
  });
});

describe('a new client', () => {
  test('is among the clients, by name', async () => {
    const added = await call(addInvoiceClient, { client });
    const clients = await call(listInvoiceClients);
    expect(clients[4]).toEqual({ ...client, address: '', country: '', contact: '' });
    expect(clients[4]).toEqual(added.client);
  });

  test.each([
    [{ companyEmail: 'MARTA.QUILL@example.com' }, { companyEmail: 'This email is already in use.' }],
    [{ companyEmail: 'inga' }, { companyEmail: 'Enter a valid email address' }],
    [{ name: '' }, { name: 'Please enter a valid name' }],
  ])('with %j is refused', async (fields, error) => {
    await expect(call(addInvoiceClient, { client: { ...client, ...fields } })).rejects.toMatchObject({
      status: 400,
      body: { error },
    });
  });
});

test('the next invoice has a number that no invoice has had, and the account of the others', async () => {
  const { account, id } = await call(getNextInvoice);
  expect(id).toBe(5037);
  await expect(call(getInvoice, '5022')).resolves.toMatchObject({ paymentDetails: account });
  await call(addInvoice, { invoice: newInvoice });
  await call(deleteInvoice, { id: 5037 });
  await expect(call(getNextInvoice)).resolves.toMatchObject({ id: 5038 });
});

test('deletes an invoice for good; nothing changes when there is no such invoice', async () => {
  await call(deleteInvoice, { id: 5036 });
  await call(deleteInvoice, { id: 1 });
  await expect(list({})).resolves.toMatchObject({ total: 49 });
  await expect(call(addInvoice, { invoice: newInvoice })).resolves.toMatchObject({ invoice: { id: 5037 } });
});
