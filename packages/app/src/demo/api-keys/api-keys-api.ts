import type { InputOf, ResponseOf } from '@plinth/api-client/call';
import { createApiKey, listApiKeys, revokeApiKey, updateApiKey, type ApiKey } from '@plinth/api-client/demo/api-keys';
import { demoApi, requestOf } from '#demo/_shared/demo-api.ts';
import { updateOptimistically, type ChangingCall } from '#demo/_shared/optimistic-update.ts';

/** A new key. */
type NewApiKey = InputOf<typeof createApiKey>[0];
/** The name and the type of a key. */
type ApiKeyChange = InputOf<typeof updateApiKey>[0];

const readApi = demoApi.enhanceEndpoints({ addTagTypes: ['ApiKeys'] }).injectEndpoints({
  endpoints: (build) => ({
    apiKeys: build.query<readonly ApiKey[], void>({
      query: requestOf(listApiKeys, () => []),
      transformResponse: ({ keys }: ResponseOf<typeof listApiKeys>) => keys,
      providesTags: ['ApiKeys'],
    }),
  }),
});

/** Shows a change of a key before its call has ended. */
const changeKey = (api: ChangingCall, id: number, change: Partial<ApiKey>): void =>
  updateOptimistically(
    api,
    (state) => readApi.util.selectInvalidatedBy(state, ['ApiKeys']),
    () =>
      readApi.util.updateQueryData('apiKeys', undefined, (keys) =>
        keys.map((key) => (key.id === id ? { ...key, ...change } : key)),
      ),
  );

/** The calls of the API keys. A change shows at once and is rolled back when its call fails. */
const apiKeysApi = readApi.injectEndpoints({
  endpoints: (build) => ({
    createApiKey: build.mutation<ResponseOf<typeof createApiKey>, NewApiKey>({
      query: requestOf(createApiKey, (key: NewApiKey) => [key]),
      invalidatesTags: (_result, error) => (error ? [] : ['ApiKeys']),
    }),
    updateApiKey: build.mutation<ResponseOf<typeof updateApiKey>, ApiKeyChange>({
      query: requestOf(updateApiKey, (change: ApiKeyChange) => [change]),
      onQueryStarted: ({ id, name, type }, api) => changeKey(api, id, { name, type }),
      invalidatesTags: ['ApiKeys'],
    }),
    revokeApiKey: build.mutation<ResponseOf<typeof revokeApiKey>, number>({
      query: requestOf(revokeApiKey, (id: number) => [{ id }]),
      onQueryStarted: (id, api) => changeKey(api, id, { isRevoked: true }),
      invalidatesTags: ['ApiKeys'],
    }),
  }),
});

export const { useApiKeysQuery, useCreateApiKeyMutation, useUpdateApiKeyMutation, useRevokeApiKeyMutation } =
  apiKeysApi;
