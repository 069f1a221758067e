import { createApiClient } from '@plinth/api-client';
import { createToken } from '@plinth/mocks';
import { createServer, NOW } from '@plinth/mocks/node';

/** The time zone of the tests. */
export const ZONE = 'America/Los_Angeles';

/** The mock provider's current time, in milliseconds since the epoch. */
export const now = NOW.getTime();

/** Loads the contracts and the bank connections of the mock's financed business. */
export async function loadFinancedBusiness() {
  const mock = createServer({ scenario: 'financed' });
  mock.server.listen();
  const seconds = Math.floor(now / 1000);
  const token = createToken({
    uid: 'u1',
    email: 'owner@plinth.test',
    issuedAt: seconds - 60,
    expiresAt: seconds + 3_600,
    customerId: 'customer-u1',
  });
  const client = createApiClient({
    baseUrl: mock.baseUrl,
    tokens: { get: () => Promise.resolve(token), refresh: () => Promise.resolve(token) },
  });
  try {
    const [contracts, connections] = await Promise.all([
      client.contracts.list('customer-u1'),
      client.banking.connections('customer-u1'),
    ]);
    return { contracts, connections };
  } finally {
    mock.server.close();
  }
}
