import type { InputOf, ResponseOf } from '@plinth/api-client/call';
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
  type InvoiceClient,
} from '@plinth/api-client/demo/invoice';
import { demoApi, requestOf } from '../demo-api.ts';
import { ALL_ROWS } from '../list/use-list-address.ts';

type InvoicePage = ResponseOf<typeof listInvoices>;

/** Filters, search and order of a page of invoices. */
export type InvoiceQuery = NonNullable<InputOf<typeof listInvoices>[0]>;
/** An invoice with the account that it is paid to. */
export type OpenInvoice = ResponseOf<typeof getInvoice>;
/** The number of the next invoice with the account that it is paid to. */
export type NextInvoice = ResponseOf<typeof getNextInvoice>;
/** A new invoice. */
export type NewInvoice = InputOf<typeof addInvoice>[0]['invoice'];
/** Changed fields of an invoice. */
export type InvoiceChange = InputOf<typeof updateInvoice>[0]['invoice'];
/** A payment of an invoice. */
export type NewPayment = InputOf<typeof addPayment>[0];
/** The mail with which an invoice is sent. */
export type InvoiceMail = InputOf<typeof sendInvoice>[0];
/** A new client. */
export type NewClient = InputOf<typeof addInvoiceClient>[0]['client'];

/** The calls of the invoices and of their clients. */
export const invoicesApi = demoApi
  .enhanceEndpoints({ addTagTypes: ['Invoices', 'Invoice', 'NextInvoice', 'InvoiceClients', 'Mails'] })
  .injectEndpoints({
    endpoints: (build) => ({
      invoices: build.query<InvoicePage, InvoiceQuery>({
        query: requestOf(listInvoices, (query: InvoiceQuery) => [query]),
        providesTags: ['Invoices'],
      }),
      userInvoices: build.query<readonly Invoice[], string>({
        query: requestOf(listInvoices, (email: string) => [{ q: email, perPage: ALL_ROWS }]),
        transformResponse: ({ invoices }: InvoicePage, _meta, email) =>
          invoices.filter(({ client }) => client.companyEmail.toLowerCase() === email.toLowerCase()),
        providesTags: ['Invoices'],
      }),
      invoice: build.query<OpenInvoice, number>({
        query: requestOf(getInvoice, (id: number) => [String(id)]),
        providesTags: (_result, _error, id) => [{ type: 'Invoice', id }],
      }),
      nextInvoice: build.query<NextInvoice, void>({
        query: requestOf(getNextInvoice, () => []),
        providesTags: ['NextInvoice'],
      }),
      invoiceClients: build.query<readonly InvoiceClient[], void>({
        query: requestOf(listInvoiceClients, () => []),
        providesTags: ['InvoiceClients'],
      }),
      addInvoice: build.mutation<ResponseOf<typeof addInvoice>, NewInvoice>({
        query: requestOf(addInvoice, (invoice: NewInvoice) => [{ invoice }]),
        invalidatesTags: (_result, error) => (error ? [] : ['Invoices', 'NextInvoice', 'InvoiceClients']),
      }),
      changeInvoice: build.mutation<ResponseOf<typeof updateInvoice>, InvoiceChange>({
        query: requestOf(updateInvoice, (invoice: InvoiceChange) => [{ invoice }]),
        invalidatesTags: (_result, error, { id }) =>
          error ? [] : ['Invoices', 'InvoiceClients', { type: 'Invoice', id }],
      }),
      deleteInvoice: build.mutation<ResponseOf<typeof deleteInvoice>, number>({
        query: requestOf(deleteInvoice, (id: number) => [{ id }]),
        invalidatesTags: (_result, error) => (error ? [] : ['Invoices']),
      }),
      addPayment: build.mutation<ResponseOf<typeof addPayment>, NewPayment>({
        query: requestOf(addPayment, (payment: NewPayment) => [payment]),
        invalidatesTags: (_result, error, { id }) => (error ? [] : ['Invoices', { type: 'Invoice', id }]),
      }),
      sendInvoice: build.mutation<ResponseOf<typeof sendInvoice>, InvoiceMail>({
        query: requestOf(sendInvoice, (mail: InvoiceMail) => [mail]),
        invalidatesTags: (_result, error, { id }) => (error ? [] : ['Invoices', 'Mails', { type: 'Invoice', id }]),
      }),
      addClient: build.mutation<ResponseOf<typeof addInvoiceClient>, NewClient>({
        query: requestOf(addInvoiceClient, (client: NewClient) => [{ client }]),
        invalidatesTags: (_result, error) => (error ? [] : ['InvoiceClients']),
      }),
    }),
  });

export const {
  useInvoicesQuery,
  useLazyInvoicesQuery,
  useUserInvoicesQuery,
  useInvoiceQuery,
  useLazyInvoiceQuery,
  useNextInvoiceQuery,
  useInvoiceClientsQuery,
  useAddInvoiceMutation,
  useChangeInvoiceMutation,
  useDeleteInvoiceMutation,
  useAddPaymentMutation,
  useSendInvoiceMutation,
  useAddClientMutation,
} = invoicesApi;
