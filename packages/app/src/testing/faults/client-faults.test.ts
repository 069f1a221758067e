import { createApiClient } from '@plinth/api-client';
import { ApiError } from '@plinth/api-client/errors';
import { CALLS, faultsOf, type CallName } from '@plinth/mocks';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API, tokenOf } from '#testing/world.ts';
import { answerOf, brokenProvider, READS, USER, type ReadName } from './broken-provider.ts';

/** Reads that follow something that a person did: their failures belong to that. */
const FOLLOWING: readonly CallName[] = [
  'GET /users', 'GET /financing/leads/:leadId/onboarded', 'GET /financing/customers/:customerId/leads', 'GET /data/banking/customers/:customerId/link',
  'GET /data/banking/customers/:customerId/link/:linkId', 'GET /data/banking/customers/:customerId/accounts',
  'GET /data/:kind/customers/:customerId/connections/:connectionId', 'GET /files/signedurl', 'GET /files/objects',
];

const server = setupServer();
const token = tokenOf(USER, 1);
const client = createApiClient({
  baseUrl: API, tokens: { get: () => Promise.resolve(token), refresh: () => Promise.reject(new Error('no refresh is due')) }, wait: () => Promise.resolve(),
  timeoutMs: 200,
});

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

it('knows every read of the provider', () => {
  expect(new Set<CallName>([...(Object.keys(READS) as ReadName[]), ...FOLLOWING])).toEqual(new Set(CALLS.filter((call) => call.startsWith('GET '))));
});

describe.each(Object.keys(READS) as ReadName[])('%s', async (name) => {
  const faults = faultsOf(await answerOf('financed', name));

  it.each(faults)('gives data or an ApiError, never anything else: %s', async (fault) => {
    server.resetHandlers(...brokenProvider('financed', [{ call: name, fault }]));
    const outcome = await READS[name].ask(client).catch((error: unknown) => error);
    expect(outcome instanceof Error ? outcome instanceof ApiError : outcome !== undefined).toBe(true);
  });
});
