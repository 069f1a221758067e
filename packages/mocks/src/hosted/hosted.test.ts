import { afterEach, expect, test } from 'vitest';
import { clientOf, startServer } from '../testing/world.ts';
import { abandonLink, completeLink, pendingLink } from './end-link.ts';
import { readLinkRequest, returnAddress } from './link-request.ts';
import { isRefused, searchInstitutions } from './search.ts';

const CUSTOMER = 'customer-ines';
const APP_ORIGIN = 'http://localhost';
const mock = startServer();
const client = clientOf(mock);
const newId = () => 'made-here';
const bellwether = { institution: 'Bellwether Bank', accounts: searchInstitutions('bellwether')[0]!.accounts };

afterEach(() => mock.reset());

/** Parses the address of a new link's page, as the page does. */
async function openPage(url: Promise<string | null>) {
  const request = readLinkRequest((await url) ?? '', APP_ORIGIN);
  return { ...request!, request: request! };
}
const openBankPage = (connectionId?: string) =>
  openPage(
    client.banking
      .link(CUSTOMER, { state: 'random', ...(connectionId === undefined ? {} : { connectionId }) })
      .then(({ url }) => url),
  );
const openShopPage = () =>
  openPage(
    client.commerce.link(CUSTOMER, { integrationId: 'cartwheel', state: 'random' }).then(({ linkUrl }) => linkUrl),
  );

test('starts a bank link with its page, state and return address', async () => {
  const { url, linkId } = await client.banking.link(CUSTOMER, { state: 'a&b' });
  expect(url).toBe(
    `http://localhost/hosted/bank.html?state=a%26b&return=%2Fbank-accounts%2Foauth&link=${linkId ?? ''}`,
  );
});

test('returns from a platform link with its kind', async () => {
  const { request } = await openShopPage();
  expect(returnAddress(request, { connectionId: 'c' })).toBe(
    'http://localhost/connect?kind=commerce&state=random&connectionId=c',
  );
});

test.each(['cancelled', 'failed'] as const)('returns from a %s link with the reason', async (error) => {
  const { request } = await openBankPage();
  expect(returnAddress(request, { error })).toBe(`http://localhost/bank-accounts/oauth?state=random&error=${error}`);
});

test.each([
  'http://localhost/hosted/bank.html',
  'http://localhost/hosted/bank.html?link=1&state=s',
  'http://localhost/hosted/bank.html?link=1&return=/x',
  'http://localhost/hosted/bank.html?state=s&return=/x',
  'http://localhost/hosted/bank.html?link=1&state=s&return=https://elsewhere.test/x',
  'http://localhost/hosted/bank.html?link=1&state=s&return=//elsewhere.test/x',
  'http://localhost/hosted/bank.html?link=1&state=s&return=javascript:alert(1)',
  'http://localhost/hosted/bank.html?link=1&state=s&return=http://[',
])('rejects the address %s', (address) => {
  expect(readLinkRequest(address, APP_ORIGIN)).toBeNull();
});

test('connects a chosen bank at the next call', async () => {
  const { linkId } = await openBankPage();
  await expect(client.banking.linkStatus(CUSTOMER, linkId)).resolves.toMatchObject({ status: 'PENDING' });
  expect(completeLink(mock.store, linkId, bellwether, newId)).toEqual({ connectionId: 'connection-made-here' });
  await expect(client.banking.linkStatus(CUSTOMER, linkId)).resolves.toEqual({
    id: linkId,
    status: 'COMPLETED',
    connectionId: 'connection-made-here',
  });
  const connections = await client.banking.connections(CUSTOMER);
  expect(connections).toHaveLength(4);
  expect(connections[3]).toMatchObject({
    id: 'connection-made-here',
    institution: 'Bellwether Bank',
    status: 'CONNECTED',
    Accounts: [{ mask: '5532', subtype: 'checking' }],
  });
});

test('reconnects a bank under its own id after a new sign-in', async () => {
  const { linkId } = await openBankPage('connection-tidewater');
  const link = pendingLink(mock.store, linkId);
  expect(link?.institution).toBe('Tidewater Credit Union');
  const choice = { institution: 'Tidewater Credit Union', accounts: [] };
  expect(completeLink(mock.store, linkId, choice, newId)).toEqual({ connectionId: 'connection-tidewater' });
  const connections = await client.banking.connections(CUSTOMER);
  expect(connections.map(({ status }) => status)).toEqual(['CONNECTED', 'CONNECTED', 'CONNECTED']);
  expect(connections[2]!.Accounts).toMatchObject([{ mask: '0926' }]);
});

test('does not link a bank twice', async () => {
  const { linkId } = await openBankPage();
  const [larkfield] = searchInstitutions('larkfield');
  const choice = { institution: 'Larkfield Bank', accounts: larkfield!.accounts.slice(0, 1) };
  expect(completeLink(mock.store, linkId, choice, newId)).toEqual({ connectionId: 'connection-larkfield' });
  const connections = await client.banking.connections(CUSTOMER);
  expect(connections).toHaveLength(3);
  expect(connections[0]!.Accounts).toHaveLength(3);
});

test.each([
  ['cancelled', 'CANCELLED'],
  ['failed', 'FAILED'],
] as const)('keeps the banks unchanged after a %s link', async (error, status) => {
  const { linkId } = await openBankPage();
  expect(abandonLink(mock.store, linkId, error)).toEqual({ error });
  await expect(client.banking.linkStatus(CUSTOMER, linkId)).resolves.toMatchObject({ status, connectionId: null });
  await expect(client.banking.connections(CUSTOMER)).resolves.toHaveLength(3);
});

test('does not end a link twice', async () => {
  const { linkId } = await openBankPage();
  abandonLink(mock.store, linkId, 'cancelled');
  expect(pendingLink(mock.store, linkId)).toBeNull();
  expect(completeLink(mock.store, linkId, bellwether, newId)).toEqual({ error: 'failed' });
  expect(completeLink(mock.store, 'unknown', bellwether, newId)).toEqual({ error: 'failed' });
  await expect(client.banking.connections(CUSTOMER)).resolves.toHaveLength(3);
});

test('links a shop when its page is completed', async () => {
  const { linkId } = await openShopPage();
  completeLink(mock.store, linkId, { institution: 'Cartwheel', accounts: [] }, newId);
  const integrations = await client.commerce.integrations(CUSTOMER);
  expect(integrations.find(({ id }) => id === 'cartwheel')).toMatchObject({ linked: true, linkUrl: null });
  await expect(client.commerce.shops(CUSTOMER)).resolves.toHaveLength(3);
});

test.each([
  ['cancelled', false],
  ['failed', true],
] as const)('keeps a %s shop link unfinished: %s', async (error, isUnfinished) => {
  const { linkId } = await openShopPage();
  abandonLink(mock.store, linkId, error);
  const integrations = await client.commerce.integrations(CUSTOMER);
  const cartwheel = integrations.find(({ id }) => id === 'cartwheel')!;
  expect([cartwheel.linked, cartwheel.linkUrl !== null]).toEqual([false, isUnfinished]);
});

test('relinks a shop under its own id after a new sign-in', async () => {
  const { request, linkId } = await openPage(
    client.commerce.link(CUSTOMER, { integrationId: 'tillpoint', state: 'random' }).then(({ linkUrl }) => linkUrl),
  );
  expect(request.state).toBe('random');
  const outcome = completeLink(mock.store, linkId, { institution: 'Tillpoint', accounts: [] }, newId);
  expect(outcome).toEqual({ connectionId: 'connection-tillpoint' });
  await expect(client.connections.get('commerce', CUSTOMER, 'connection-tillpoint')).resolves.toMatchObject({
    status: 'CONNECTED',
  });
});

test('completes a link that was started on another day', async () => {
  const integrations = await client.commerce.integrations(CUSTOMER);
  const { linkId } = await openPage(
    Promise.resolve(integrations.find(({ linkUrl }) => linkUrl !== null)?.linkUrl ?? null),
  );
  expect(pendingLink(mock.store, linkId)).toMatchObject({ institution: 'Bazaar Lane', kind: 'commerce' });
  completeLink(mock.store, linkId, { institution: 'Bazaar Lane', accounts: [] }, newId);
  await expect(client.commerce.shops(CUSTOMER)).resolves.toHaveLength(3);
});

test('keeps only the last started platform link unfinished', async () => {
  await openShopPage();
  await client.commerce.link(CUSTOMER, { integrationId: 'bazaar-lane', state: 's' });
  const integrations = await client.commerce.integrations(CUSTOMER);
  expect(integrations.filter(({ linkUrl }) => linkUrl !== null).map(({ id }) => id)).toEqual(['bazaar-lane']);
});

test('refuses the link of a linked or unknown platform, or without a state', async () => {
  const link = (integrationId: string, state: string) => client.commerce.link(CUSTOMER, { integrationId, state });
  await expect(link('shopfront', 's')).rejects.toMatchObject({ status: 409 });
  await expect(link('elsewhere', 's')).rejects.toMatchObject({ status: 404 });
  await expect(link('cartwheel', '')).rejects.toMatchObject({ status: 422 });
  await expect(client.banking.link(CUSTOMER, { state: '' })).rejects.toMatchObject({ status: 400 });
  await expect(client.banking.link(CUSTOMER, { state: 's', connectionId: 'x' })).rejects.toMatchObject({ status: 404 });
});

test.each([
  ['', 9],
  ['LARK', 1],
  ['bank  business', 1],
  ['lárkfield', 1],
  ['credit union', 2],
  ['nowhere', 0],
])('for the query %j, finds %d banks', (query, count) => {
  expect(searchInstitutions(query)).toHaveLength(count);
});

test('refuses one password', () => {
  expect(isRefused('fail')).toBe(true);
  expect(isRefused('anything')).toBe(false);
});
