/** The mock and the real client together, for the tests of this package. */
import { createApiClient, type ApiClient, type ApiClientOptions } from '@plinth/api-client';
import { afterAll, beforeAll } from 'vitest';
import { createServer, NOW, type MockServer, type ServerOptions } from '../node.ts';
import { SAMPLE_UID } from '../sample.ts';
import { OWNER_EMAIL } from '../scenarios/registry.ts';
import { createToken, type TokenClaims } from '../token.ts';

const SECOND = 1_000;
const HOUR_S = 3_600;

/** A token that was issued a minute before `NOW` and holds for an hour; any claim may differ. */
export const tokenFor = (claims: Partial<TokenClaims> = {}): string => {
  const issuedAt = claims.issuedAt ?? NOW.getTime() / SECOND - 60;
  return createToken({ uid: SAMPLE_UID, email: OWNER_EMAIL, expiresAt: issuedAt + HOUR_S, ...claims, issuedAt });
};

/** Starts the mock for the tests of a file. */
export function startServer(options: ServerOptions = {}): MockServer {
  const mock = createServer(options);
  beforeAll(() => mock.server.listen({ onUnhandledFrame: 'error' }));
  afterAll(() => mock.server.close());
  return mock;
}

/**
 * The real client with one token; a refresh gives the other when there is one. Its pauses take no time. Whatever else
 * it is made with may be given in place of the token.
 */
export function clientOf(
  mock: Pick<MockServer, 'baseUrl'>,
  tokenOrOptions: string | Partial<ApiClientOptions> = {},
  fresh?: string,
): ApiClient {
  const token = typeof tokenOrOptions === 'string' ? tokenOrOptions : tokenFor();
  const options: ApiClientOptions = {
    baseUrl: mock.baseUrl,
    wait: async () => undefined,
    tokens: { get: async () => token, refresh: async () => fresh ?? token },
    ...(typeof tokenOrOptions === 'string' ? {} : tokenOrOptions),
  };
  return createApiClient(options);
}
