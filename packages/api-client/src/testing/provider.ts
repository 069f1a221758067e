/** A provider for the tests of this package: a test sets its answers and reads its requests. */
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

/** Well-formed tokens: the stored one, and the one of a refresh. */
export const OLD = 'old.token.';
export const FRESH = 'fresh.token.';

/** A request as the provider received it. */
export interface ReceivedRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: string;
}

type Answer = (request: ReceivedRequest, index: number) => Response | Promise<Response>;

/** Starts the provider for the tests of a file. Each test can set `answers`. */
export function startProvider() {
  const seen: ReceivedRequest[] = [];
  const state: { answer: Answer } = { answer: () => HttpResponse.json([]) };
  const server = setupServer(
    http.all('*', async ({ request }) => {
      const { method, headers } = request;
      const record: ReceivedRequest = { method, url: new URL(request.url), headers, body: await request.text() };
      seen.push(record);
      return state.answer(record, seen.length - 1);
    }),
  );
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => {
    seen.length = 0;
    state.answer = () => HttpResponse.json([]);
  });
  afterAll(() => server.close());
  return {
    seen,
    /** Sets the answer to every request. */
    answers: (answer: Answer) => {
      state.answer = answer;
    },
  };
}

/** Creates a token source that records the refused tokens. */
export function createTokens(stored: string | null = OLD, fresh: string | null = FRESH) {
  const rejected: string[] = [];
  const tokens: TokenSource = {
    get: async () => stored,
    refresh: async (token) => {
      rejected.push(token);
      if (fresh === null) throw new SessionExpiredError();
      return fresh;
    },
  };
  return { tokens, rejected };
}

/** Creates a transport and a client with controlled time, randomness and ids; `waits` has every delay in milliseconds. */
export function createTestClient(options: Partial<ApiClientOptions> = {}) {
  const waits: number[] = [];
  const notices: Notice[] = [];
  const full: ApiClientOptions = {
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
  return { client: createApiClient(full), send: createTransport(full), waits, notices };
}
