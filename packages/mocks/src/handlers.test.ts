import { afterEach, expect, test, vi } from 'vitest';
import { dbKeys, loadDb } from './db.ts';
import { clientOf, startServer, tokenFor } from './testing/world.ts';

const mock = startServer({ scenario: undefined });
const noor = tokenFor({ uid: 'noor', email: 'noor@fennel.example' });
const company = { legalName: 'Fennel Press', country: 'US', industry: 'Packaging', monthlyRevenue: '10K_50K' };
const get = (path: string, init: RequestInit = {}) => fetch(`${mock.baseUrl}${path}`, init);
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

afterEach(() => mock.reset());

test.each([
  ['no header', undefined],
  ['no token', 'Bearer '],
  ['a broken token', 'Bearer a.b.c'],
  ['another scheme', 'Basic a.b.c'],
  ['an expired token', `Bearer ${tokenFor({ issuedAt: Date.parse('2026-11-19T16:00:00Z') / 1_000 })}`],
])('responds with 401 and a message to %s', async (_name, authorization) => {
  const response = await get('/financing/leads', authorization === undefined ? {} : { headers: { authorization } });
  expect(response.status).toBe(401);
  await expect(response.json()).resolves.toEqual({ message: 'Sign in again' });
  expect(dbKeys(mock.store)).toEqual([]);
});

test('accepts a token until the second in which it expires', async () => {
  const issuedAt = Date.parse('2026-11-19T16:42:01Z') / 1_000;
  expect((await get('/financing/leads', { headers: bearer(tokenFor({ issuedAt })) })).status).toBe(200);
  expect((await get('/financing/leads', { headers: bearer(tokenFor({ issuedAt: issuedAt - 1 })) })).status).toBe(401);
});

test.each(['contracts', 'topups', 'leads'])('does not find the %s of another customer', async (part) => {
  const response = await get(`/financing/customers/customer-ines/${part}`, { headers: bearer(noor) });
  expect(response.status).toBe(404);
});

test('returns the company record of an email without a session', async () => {
  expect((await get('/users?email=owner%40plinth.test')).status).toBe(200);
  expect((await get('/users?email=nobody%40plinth.test')).status).toBe(404);
  expect((await get('/users')).status).toBe(400);
});

test('stores the data of each user separately', async () => {
  await clientOf(mock, noor).leads.create({ maxAmount: 1_000_000 });
  await expect(clientOf(mock, tokenFor({ uid: 'kim', email: 'kim@x.example' })).leads.list()).resolves.toEqual([]);
  await expect(clientOf(mock, noor).leads.list()).resolves.toHaveLength(1);
});

test('writes nothing in response to a call that changes nothing', async () => {
  const client = clientOf(mock, noor);
  await client.leads.create({ maxAmount: 1_000_000 });
  const write = vi.spyOn(mock.store, 'write');
  await client.leads.list();
  expect(write).not.toHaveBeenCalled();
  await client.customers.create(company);
  expect(write).toHaveBeenCalledOnce();
});

test('creates one lead for a repeated key and repeats the response', async () => {
  const client = clientOf(mock, noor);
  const first = await client.leads.create({ maxAmount: 1_000_000 }, { idempotencyKey: 'k' });
  await expect(client.leads.create({ maxAmount: 1_000_000 }, { idempotencyKey: 'k' })).resolves.toEqual(first);
  await expect(client.leads.create({ maxAmount: 1_000_000 })).rejects.toMatchObject({ status: 409 });
});

test('does not store a refusal under its key', async () => {
  const client = clientOf(mock, noor);
  await expect(client.leads.create({ maxAmount: 0 }, { idempotencyKey: 'k' })).rejects.toMatchObject({
    status: 422,
  });
  await expect(client.leads.create({ maxAmount: 1 }, { idempotencyKey: 'k' })).resolves.toMatchObject({
    maxAmount: 1,
  });
});

test.each(['[1]', '"text"', '{"maxAmount":', 'null'])('responds with 400 to the body %s', async (body) => {
  const response = await get('/financing/leads', { method: 'POST', headers: bearer(noor), body });
  expect(response.status).toBe(400);
});

test('updates a lead, creates its company and completes its onboarding', async () => {
  const client = clientOf(mock, noor);
  const { id } = await client.leads.create({ maxAmount: 25_000_000, phone: '(503) 555-0100' });
  const meeting = { address: '1 Mill Street', meetingAt: '2026-11-24T17:30:00Z' };
  await expect(client.leads.update(id, meeting)).resolves.toMatchObject({ ...meeting, maxAmount: 25_000_000 });
  await expect(client.leads.completeOnboarding(id)).rejects.toMatchObject({ status: 409 });
  const company = { legalName: 'Fennel Press', country: 'US', industry: 'Packaging', monthlyRevenue: '10K_50K' };
  await expect(client.customers.create(company)).resolves.toMatchObject({ ...company, contracts: [] });
  await expect(client.leads.list()).resolves.toMatchObject([{ status: 'ONBOARDING', customerId: 'customer-noor' }]);
  await expect(client.leads.completeOnboarding(id)).resolves.toMatchObject({ status: 'ONBOARDED' });
  await expect(client.leads.list()).resolves.toMatchObject([{ status: 'ONBOARDED' }]);
});

test.each([
  [{ maxAmount: 1.5 }, 400],
  [{ maxAmount: 0 }, 422],
  [{ meetingAt: 'tomorrow' }, 400],
  [{ phone: ' ' }, 422],
  [{ address: 'a' }, 200],
])('responds to the lead change %j with %d', async (change, status) => {
  const { id } = await clientOf(mock, noor).leads.create({ maxAmount: 1 });
  const init = { method: 'PATCH', headers: bearer(noor), body: JSON.stringify(change) };
  expect((await get(`/financing/leads/${id}`, init)).status).toBe(status);
  expect((await get('/financing/leads/lead-ines', init)).status).toBe(status === 400 ? 400 : 404);
});

test('creates one company record at the first sign-up', async () => {
  const client = clientOf(mock, tokenFor({ uid: 'noor', email: 'Noor@fennel.example', name: 'Noor Haddad' }));
  const record = await client.users.create({ providerId: 'microsoft.com' });
  expect(record).toMatchObject({ fullName: 'Noor Haddad', email: 'Noor@fennel.example', loginProvider: 'microsoft' });
  await expect(client.users.create({ providerId: 'microsoft.com' })).resolves.toEqual(record);
  await expect(client.users.findByEmail({ email: 'noor@fennel.example' })).resolves.toEqual(record);
  await expect(client.users.create({ providerId: 'elsewhere.com' })).rejects.toMatchObject({ status: 422 });
});

test('seeds data again when it can’t be read', async () => {
  const key = 'plinth-mock.db.financed.ines';
  for (const text of ['{', 'null', '[]', '{"version":0}']) {
    mock.store.write(key, text);
    await expect(clientOf(mock).leads.list()).resolves.toHaveLength(1);
    expect(loadDb(mock.store, key)?.uid).toBe('ines');
  }
});
