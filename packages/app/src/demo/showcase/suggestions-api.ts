import type { ResponseOf } from '@plinth/api-client/call';
import { listSuggestions, type Suggestion } from '@plinth/api-client/demo/autocomplete';
import { demoApi, requestOf } from '#demo/_shared/demo-api.ts';

const suggestionsApi = demoApi.injectEndpoints({
  endpoints: (build) => ({
    suggestions: build.query<readonly Suggestion[], void>({
      query: requestOf(listSuggestions, () => []),
      transformResponse: ({ autoComplete }: ResponseOf<typeof listSuggestions>) => autoComplete,
    }),
  }),
});

export const { useLazySuggestionsQuery } = suggestionsApi;
