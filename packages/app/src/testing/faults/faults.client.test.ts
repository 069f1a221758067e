/** Tests every call of the registry with every fault that its response can have, including calls that no page makes. */
import { createApiClient } from '@plinth/api-client';
import { ApiError } from '@plinth/api-client/errors';
import { invoke } from '@plinth/api-client/registry';
import { answers, possibleFaults, SAMPLE_UID, sampleInputOf, type Answer } from '@plinth/mocks';
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
const rows = answers.map((answer) => ({ name: answer.declaration.name, answer }));

/** Returns the response body for the sample input, from which the faults are derived. */
async function bodyOf(answer: Answer): Promise<unknown> {
  server.listen({ onUnhandledFrame: 'error' });
  server.resetHandlers(...createProvider(answer.scenario).handlers());
  const input = await sampleInputOf(answer, client);
  const [call] = await recordCalls(server, () => invoke(client, answer.declaration, input));
  server.close();
  if (!call) throw new Error(`The client does not make the call ${answer.declaration.name}`);
  return call.responseBody;
}

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

describe.each(rows)('$name', async ({ answer }) => {
  const { declaration, scenario } = answer;

  it.each(possibleFaults(await bodyOf(answer)))('returns data or rejects with an ApiError: %s', async (fault) => {
    server.resetHandlers(...createProvider(scenario).handlers({ call: declaration, fault }));
    const input = await sampleInputOf(answer, client);
    const outcome = await invoke(client, declaration, input).catch((error: unknown) => error);
    expect(outcome instanceof Error ? outcome instanceof ApiError : outcome !== undefined).toBe(true);
  });
});
