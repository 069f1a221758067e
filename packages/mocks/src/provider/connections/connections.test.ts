import { afterEach, expect, test } from 'vitest';
import { clientOf, startServer } from '#testing/world.ts';

const CUSTOMER = 'customer-ines';
const mock = startServer();
const client = clientOf(mock);

afterEach(() => mock.reset());

test.each([
  ['banking', 'connection-tidewater', 'Tidewater Credit Union', 'AUTH_ERROR'],
  ['banking', 'connection-larkfield', 'Larkfield Bank', 'CONNECTED'],
  ['accounting', 'connection-quillbooks', 'Quillbooks', 'CONNECTED'],
  ['commerce', 'connection-tillpoint', 'Tillpoint', 'AUTH_ERROR'],
] as const)('gives for %s the connection %s of %s with status %s', async (kind, id, institution, status) => {
  await expect(client.connections.get(kind, CUSTOMER, id)).resolves.toMatchObject({ id, institution, status });
});

test.each([
  ['banking', 'connection-shopfront'],
  ['commerce', 'connection-larkfield'],
  ['accounting', 'connection-ledgerline'],
] as const)('finds for %s no connection %s, which counts as removed', async (kind, id) => {
  await expect(client.connections.get(kind, CUSTOMER, id)).rejects.toMatchObject({ status: 404 });
  await expect(client.connections.remove(kind, CUSTOMER, id)).resolves.toBeNull();
});

test('removes a bank with its accounts', async () => {
  await expect(client.connections.remove('banking', CUSTOMER, 'connection-northgate')).resolves.toMatchObject({
    institution: 'Northgate Business Bank',
  });
  const accounts = await client.banking.accounts(CUSTOMER);
  expect(accounts.map(({ institution }) => institution)).not.toContain('Northgate Business Bank');
  await expect(client.banking.connections(CUSTOMER)).resolves.toHaveLength(2);
  await expect(client.connections.get('banking', CUSTOMER, 'connection-northgate')).rejects.toMatchObject({
    status: 404,
  });
});

test('allows a removed platform to be linked again', async () => {
  await client.connections.remove('accounting', CUSTOMER, 'connection-quillbooks');
  await expect(client.accounting.get(CUSTOMER)).resolves.toBeNull();
  await client.connections.remove('commerce', CUSTOMER, 'connection-shopfront');
  const integrations = await client.commerce.integrations(CUSTOMER);
  expect(integrations.filter(({ linked }) => linked).map(({ id }) => id)).toEqual(['tillpoint']);
  await expect(client.commerce.link(CUSTOMER, { integrationId: 'shopfront', state: 's' })).resolves.toMatchObject({
    linked: false,
  });
});
