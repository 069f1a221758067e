import { createApiClient } from '@plinth/api-client';
import { ApiError } from '@plinth/api-client/errors';
import { CALLS, faultsOf, type CallName } from '@plinth/mocks';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API, tokenOf } from '#testing/world.ts';
import { answersDuring } from './answers.ts';
import { ASKED } from './asked.ts';
import { USER } from './people.ts';
import { createProvider } from './provider.ts';

const server = setupServer();
const token = tokenOf(USER, 1);
const client = createApiClient({
  baseUrl: API,
  tokens: { get: () => Promise.resolve(token), refresh: () => Promise.reject(new Error('no refresh is due')) },
  wait: () => Promise.resolve(),
  timeoutMs: 200,
});

/** What the call is answered when nothing is broken; its faults follow from it. */
async function answerTo(name: CallName): Promise<unknown> {
  server.listen({ onUnhandledFrame: 'error' });
  server.resetHandlers(...createProvider(ASKED[name].scenario).handlers());
  const answers = await answersDuring(server, () => ASKED[name].ask(client));
  server.close();
  if (!answers.has(name)) throw new Error(`The client does not make the call ${name}`);
  return answers.get(name);
}

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

describe.each(CALLS)('%s', async (name) => {
  const { scenario, ask } = ASKED[name];

  it.each(faultsOf(await answerTo(name)))('gives data or an ApiError, never anything else: %s', async (fault) => {
    server.resetHandlers(...createProvider(scenario).handlers({ call: name, fault }));
    const outcome = await ask(client).catch((error: unknown) => error);
    expect(outcome instanceof Error ? outcome instanceof ApiError : outcome !== undefined).toBe(true);
  });
});
