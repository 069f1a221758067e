/** A provider for the tests of this package: a test sets its responses and reads its requests. */
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { createApiClient, type ApiClientOptions } from '../client.ts';
import { SessionExpiredError } from '../errors.ts';
import type { Notice } from '../schema.ts';
import type { TokenSource } from '../tokens.ts';
import { createTransport } from '../transport.ts';

/** Address of the provider in the tests. */
export const BASE_URL = 'http://api.plinth.test/v1';

/** The well-formed token in storage and the one that a refresh returns. */
export const STORED_TOKEN = 'old.token.';
export const REFRESHED_TOKEN = 'fresh.token.';

/** A request as the provider received it. */
export interface ReceivedRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: string;
}

type Respond = (request: ReceivedRequest, index: number) => Response | Promise<Response>;

/** Starts the provider for the tests of a file. Each test can set the response with `respondWith`. */
export function startProvider() {
  const requests: ReceivedRequest[] = [];
  const state: { respond: Respond } = { respond: () => HttpResponse.json([]) };
  const server = setupServer(
    http.all(`${BASE_URL}/*`, async ({ request }) => {
      const { method, headers } = request;
      const record: ReceivedRequest = { method, url: new URL(request.url), headers, body: await request.text() };
      requests.push(record);
      return state.respond(record, requests.length - 1);
    }),
  );
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => {
    requests.length = 0;
    state.respond = () => HttpResponse.json([]);
  });
  afterAll(() => server.close());
  return {
    requests,
    /** Sets the response to every request. */
    respondWith: (respond: Respond) => {
      state.respond = respond;
    },
  };
}

/** Creates a token source that records the rejected tokens. */
export function createTokens(
  storedToken: string | null = STORED_TOKEN,
  refreshedToken: string | null = REFRESHED_TOKEN,
) {
  const rejected: string[] = [];
  const tokens: TokenSource = {
    get: async () => storedToken,
    refresh: async (token) => {
      rejected.push(token);
      if (refreshedToken === null) throw new SessionExpiredError();
      return refreshedToken;
    },
  };
  return { tokens, rejected };
}

/** Creates a transport and a client with controlled time, randomness and ids; `waits` contains every delay in milliseconds. */
export function createTestClient(options: Partial<ApiClientOptions> = {}) {
  const waits: number[] = [];
  const notices: Notice[] = [];
  const clientOptions: ApiClientOptions = {
    baseUrl: BASE_URL,
    tokens: createTokens().tokens,
    onNotice: (notice) => notices.push(notice),
    random: () => 0.5,
    newId: () => 'key-1',
    wait: async (ms) => {
      waits.push(ms);
    },
    ...options,
  };
  return { client: createApiClient(clientOptions), send: createTransport(clientOptions), waits, notices };
}
