import { listInvoices } from '@plinth/api-client/demo/invoice';
import { demoApi, requestOf, type ResponseOf } from '#demo/_shared/demo-api.ts';

type InvoicePage = ResponseOf<typeof listInvoices>;

/** An invoice of a user. */
export type UserInvoice = InvoicePage['invoices'][number];

/** More invoices than a user has, so that one call gets them all. */
const ALL_ROWS = 1_000;

/** The invoices whose client has a user's e-mail. */
export const { useUserInvoicesQuery } = demoApi.enhanceEndpoints({ addTagTypes: ['Invoices'] }).injectEndpoints({
  endpoints: (build) => ({
    userInvoices: build.query<readonly UserInvoice[], string>({
      query: requestOf(listInvoices, (email: string) => [{ q: email, perPage: ALL_ROWS }]),
      transformResponse: ({ invoices }: InvoicePage, _meta, email) =>
        invoices.filter(({ client }) => client.companyEmail.toLowerCase() === email.toLowerCase()),
      providesTags: ['Invoices'],
    }),
  }),
});
