/** The mock with the real client, for the tests of this package. */
import { createApiClient, type ApiClient, type ApiClientOptions } from '@plinth/api-client';
import { afterAll, beforeAll } from 'vitest';
import { createServer, NOW, type MockServer, type ServerOptions } from '../node.ts';
import { SAMPLE_UID } from '../provider/handle.ts';
import { OWNER_EMAIL } from '../scenarios/scenarios.ts';
import { createToken, type TokenClaims } from '../token.ts';

const SECOND_MS = 1_000;
const HOUR_S = 3_600;

/** A token that is issued a minute before `NOW` and valid for an hour, unless claims are given. */
export const tokenFor = (claims: Partial<TokenClaims> = {}): string => {
  const issuedAt = claims.issuedAt ?? NOW.getTime() / SECOND_MS - 60;
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
 * The real client with a token, or with other options. A refresh returns the second token, if given. Its delays
 * are skipped.
 */
export function clientOf(
  mock: Pick<MockServer, 'baseUrl'>,
  tokenOrOptions: string | Partial<ApiClientOptions> = {},
  refreshedToken?: string,
): ApiClient {
  const token = typeof tokenOrOptions === 'string' ? tokenOrOptions : tokenFor();
  const options: ApiClientOptions = {
    baseUrl: mock.baseUrl,
    wait: async () => undefined,
    tokens: { get: async () => token, refresh: async () => refreshedToken ?? token },
    ...(typeof tokenOrOptions === 'string' ? {} : tokenOrOptions),
  };
  return createApiClient(options);
}
