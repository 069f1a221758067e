import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { BASE_URL, createTestClient, startProvider } from './testing/provider.ts';

const provider = startProvider();

/** Returns a client and the failures that its listener was told. */
function createObservedClient() {
  const failures: [call: string, code: string][] = [];
  const { client } = createTestClient({ onFailure: (call, { code }) => failures.push([call, code]) });
  return { client, failures };
}

test('tells the listener of a failed call its name without parameters, once for all retries', async () => {
  provider.respondWith(() => new HttpResponse(null, { status: 503 }));
  const { client, failures } = createObservedClient();
  await expect(client.customers.leads('cus_harrow')).rejects.toMatchObject({ status: 503 });
  expect(failures).toEqual([['GET /financing/customers/:customerId/leads', 'http']]);
});

test('tells the listener of a failed transfer nothing of its address', async () => {
  provider.respondWith(() => new HttpResponse(null, { status: 403 }));
  const { client, failures } = createObservedClient();
  const grant = { url: `${BASE_URL}/files/cus_harrow?signature=1`, expiresAt: null };
  await expect(client.files.download(grant)).rejects.toMatchObject({ status: 403 });
  expect(failures).toEqual([['GET signed-address', 'http']]);
});

test('tells the listener nothing of a call that succeeds', async () => {
  const { client, failures } = createObservedClient();
  await client.leads.list();
  expect(failures).toEqual([]);
});
