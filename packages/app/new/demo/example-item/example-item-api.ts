import type { ResponseOf } from '@plinth/api-client/call';
import { listExampleItem, type ExampleItemEntry } from '@plinth/api-client/new/demo/example-item';
import { demoApi, requestOf } from '#demo/_shared/demo-api.ts';

/** The calls of example item. */
const exampleItemApi = demoApi.injectEndpoints({
  endpoints: (build) => ({
    exampleItemEntries: build.query<readonly ExampleItemEntry[], { readonly q?: string }>({
      query: requestOf(listExampleItem, (query: { readonly q?: string }) => [query]),
      transformResponse: ({ entries }: ResponseOf<typeof listExampleItem>) => entries,
    }),
  }),
});

export const { useExampleItemEntriesQuery } = exampleItemApi;
