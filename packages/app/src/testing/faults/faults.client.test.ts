/** Tests every call of the registry with every fault that its response can have, including calls that no page makes. */
import { createApiClient } from '@plinth/api-client';
import { ApiError } from '@plinth/api-client/errors';
import { invoke } from '@plinth/api-client/registry';
import { callHandlers, possibleFaults, SAMPLE_UID, sampleInputOf, type CallHandler } from '@plinth/mocks';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API, OWNER, tokenOf } from '../world.ts';
import { recordCalls } from './api-calls.ts';
import { createProvider } from './provider.ts';

const server = setupServer();
const token = tokenOf({ ...OWNER, uid: SAMPLE_UID, customerId: `customer-${SAMPLE_UID}` }, 1);
const client = createApiClient({
  baseUrl: API,
  tokens: { get: () => Promise.resolve(token), refresh: () => Promise.reject(new Error('no refresh is due')) },
  wait: () => Promise.resolve(),
  timeoutMs: 200,
});
const rows = callHandlers.map((handler) => ({ name: handler.declaration.name, handler }));

/** Returns the response body for the sample input, from which the faults are derived. */
async function bodyOf(handler: CallHandler): Promise<unknown> {
  server.listen({ onUnhandledFrame: 'error' });
  server.resetHandlers(...createProvider(handler.scenario).handlers());
  const input = await sampleInputOf(handler, client);
  const [call] = await recordCalls(server, () => invoke(client, handler.declaration, input));
  server.close();
  if (!call) throw new Error(`The client does not make the call ${handler.declaration.name}`);
  return call.responseBody;
}

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

describe.each(rows)('$name', async ({ handler }) => {
  const { declaration, scenario } = handler;

  it.each(possibleFaults(await bodyOf(handler)))('returns data or rejects with an ApiError: %s', async (fault) => {
    server.resetHandlers(...createProvider(scenario).handlers({ call: declaration, fault }));
    const input = await sampleInputOf(handler, client);
    const outcome = await invoke(client, declaration, input).catch((error: unknown) => error);
    expect(outcome instanceof Error ? outcome instanceof ApiError : outcome !== undefined).toBe(true);
  });
});
