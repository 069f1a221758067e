import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { noBusiness } from '#testing/no-business.ts';
import { API, createWorld, type World } from '#testing/world.ts';
import { confirmationRequested, selectConfirmation } from './confirmation-slice.ts';
import { PENDING_POLL_INTERVAL_MS } from './confirmation.saga.ts';
import { linkingFeature } from './linking.saga.ts';

const server = setupServer();
const worlds: World[] = [];
beforeAll(() => server.listen());
afterEach(() => {
  vi.useRealTimers();
  for (const { task } of worlds.splice(0)) task.cancel();
  server.resetHandlers();
});
afterAll(() => server.close());

const account = (subtype: string, status: string) => ({
  id: 'a1',
  subtype,
  institution: 'Larkfield Bank',
  ProviderConnection: { status },
});
const CHECKING = account('checking', 'CONNECTED');
const link = (status: string, connectionId: string | null = 'c1') => ({ id: 'l1', status, connectionId });

/** Requests a confirmation; `links` are the states that the provider returns one after the other. */
async function requestConfirmation(
  links: readonly unknown[],
  accounts: unknown = [CHECKING],
  linkId: string | null = 'l1',
) {
  const calls: string[] = [];
  server.use(
    ...noBusiness,
    http.get(`${API}/data/banking/customers/cus_harrow/link/l1`, () => {
      const response = links[Math.min(calls.length, links.length - 1)];
      calls.push('link');
      return response === null ? new HttpResponse(null, { status: 404 }) : HttpResponse.json(response as object);
    }),
    http.get(`${API}/data/banking/customers/cus_harrow/accounts`, () => {
      calls.push('accounts');
      return accounts === null ? new HttpResponse(null, { status: 404 }) : HttpResponse.json(accounts as object);
    }),
  );
  const world = createWorld();
  worlds.push(world);
  world.join(linkingFeature);
  await vi.waitFor(() => expect(world.store.getState().customers.status).toBe('ready'));
  world.store.dispatch(confirmationRequested({ linkId, connectionId: 'c1' }));
  return { world, calls, status: () => world.read(selectConfirmation) };
}

describe('confirmation of a bank link', () => {
  it.each([
    ['the link is completed and an account is readable', [link('COMPLETED')], [CHECKING], 'confirmed'],
    ['the provider does not name the connection', [link('COMPLETED', null)], [CHECKING], 'confirmed'],
    ['the link failed', [link('FAILED')], [CHECKING], 'rejected'],
    ['the link was cancelled', [link('CANCELLED')], [CHECKING], 'rejected'],
    ['the link has another connection', [link('COMPLETED', 'c2')], [CHECKING], 'rejected'],
    ['the provider does not know the link', [null], [CHECKING], 'unconfirmed'],
    ['the state of the link is unknown', [link('LATER')], [CHECKING], 'unconfirmed'],
    ['the accounts fail to load', [link('COMPLETED')], null, 'unconfirmed'],
    ['no checking account is connected', [link('COMPLETED')], [account('checking', 'AUTH_ERROR')], 'unconfirmed'],
    ['only a savings account is connected', [link('COMPLETED')], [account('savings', 'CONNECTED')], 'unconfirmed'],
  ] as const)('when %s', async (_name, links, accounts, expected) => {
    const { status } = await requestConfirmation(links, accounts);
    await vi.waitFor(() => expect(status()).toBe(expected));
  });

  it('checks only the accounts when the provider gave no link id', async () => {
    const { calls, status } = await requestConfirmation([], [CHECKING], null);
    await vi.waitFor(() => expect(status()).toBe('confirmed'));
    expect(calls).toEqual(['accounts']);
  });

  it('waits for a pending link', async () => {
    const { calls, status } = await requestConfirmation([link('PENDING', null), link('COMPLETED')]);
    await vi.waitFor(() => expect(status()).toBe('confirmed'), { timeout: 3 * PENDING_POLL_INTERVAL_MS });
    expect(calls).toEqual(['link', 'link', 'accounts']);
  });
});
