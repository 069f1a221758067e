import type { ResponseOf } from '@plinth/api-client/call';
import { listFaq } from '@plinth/api-client/demo/faq';
import { demoApi, requestOf } from '#demo/_shared/demo-api.ts';

/** The questions by category. */
export type Faq = ResponseOf<typeof listFaq>;

/** The calls of the frequently asked questions. */
const faqApi = demoApi.injectEndpoints({
  endpoints: (build) => ({
    faq: build.query<Faq, string>({ query: requestOf(listFaq, (q: string) => [q === '' ? {} : { q }]) }),
  }),
});

export const { useFaqQuery } = faqApi;
