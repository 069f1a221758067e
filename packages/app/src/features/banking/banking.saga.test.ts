import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { linked, logoutRequested } from '#core/events.ts';
import { connectionsRequested, selectConnectionsPanel } from '#features/_shared/bank-connections/connections-slice.ts';
import { API, createWorld, type World } from '#testing/world.ts';
import {
  arrivalTold,
  cards,
  history,
  selectArrival,
  selectBanks,
  selectCardsPanel,
  selectHistoryPanel,
} from './banking-slice.ts';
import { feature } from './feature.ts';
import { removalDismissed, removalRequested, selectRemoval, selectRemoved } from './removal-slice.ts';

const CUSTOMER = `${API}/data/:kind/customers/cus_harrow`;
const bank = (id: string, status = 'CONNECTED') => ({
  id,
  institution: `Bank ${id}`,
  status,
  Accounts: [],
  logo: null,
  lastReadAt: null,
  statusChangedAt: null,
});
const server = setupServer();
const worlds: World[] = [];
/** What the provider has; a test changes it. */
let banks = [bank('b1'), bank('b2', 'AUTH_ERROR')];
let lists = 0;

beforeAll(() => server.listen());
beforeEach(() => {
  banks = [bank('b1'), bank('b2', 'AUTH_ERROR')];
  lists = 0;
  server.use(
    http.get(`${API}/financing/leads`, () => HttpResponse.json([])),
    http.get(`${API}/customers`, () => HttpResponse.json([])),
    http.get(`${CUSTOMER}/connections`, () => {
      lists += 1;
      return HttpResponse.json(banks);
    }),
  );
});
afterEach(() => {
  for (const { task } of worlds.splice(0)) task.cancel();
  server.resetHandlers();
});
afterAll(() => server.close());

async function world() {
  const made = createWorld();
  worlds.push(made);
  made.join(feature);
  await vi.waitFor(() => expect(made.store.getState().customers.status).toBe('ready'));
  made.store.dispatch(connectionsRequested());
  await vi.waitFor(() => expect(made.read(selectConnectionsPanel).status).toBe('ready'));
  return made;
}

const idsOf = ({ read }: World) => read(selectBanks).map(({ id }) => id);

describe('the banks', () => {
  it('stand each once, those that wait for the user first', async () => {
    banks = [bank('b1'), bank('b1'), bank('b2', 'AUTH_ERROR'), bank('b3', 'NEW_STATUS')];
    expect(idsOf(await world())).toEqual(['b2', 'b1', 'b3']);
  });
});

describe('removing a bank', () => {
  it('asks once, takes it off the list and reads the list again', async () => {
    const asked: string[] = [];
    server.use(
      http.delete(`${CUSTOMER}/connections/:id`, ({ params }) => {
        asked.push(`${String(params['kind'])} ${String(params['id'])}`);
        banks = banks.filter(({ id }) => id !== params['id']);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const made = await world();
    made.store.dispatch(removalRequested('b1'));
    made.store.dispatch(removalRequested('b1'));
    expect(made.read(selectRemoval)).toEqual({ status: 'removing', id: 'b1' });
    await vi.waitFor(() => expect(lists).toBe(2));
    expect(asked).toEqual(['banking b1']);
    expect(made.read(selectRemoval)).toEqual({ status: 'idle' });
    await vi.waitFor(() => expect(made.read(selectConnectionsPanel)).toMatchObject({ data: [{ id: 'b2' }] }));
    expect(idsOf(made)).toEqual(['b2']);
  });

  it.each([
    ['refused', () => HttpResponse.json({ message: 'A collection is on its way' }, { status: 409 }), true],
    ['broken off', () => new HttpResponse(null, { status: 502 }), false],
    ['not answered', () => HttpResponse.error(), false],
  ])('that is %s says whether that is certain, and loses nothing', async (_name, answer, isKnown) => {
    server.use(http.delete(`${CUSTOMER}/connections/:id`, answer));
    const made = await world();
    made.store.dispatch(removalRequested('b1'));
    await vi.waitFor(() => expect(made.read(selectRemoval)).toEqual({ status: 'failed', id: 'b1', isKnown }));
    expect(idsOf(made)).toEqual(['b2', 'b1']);
    made.store.dispatch(removalDismissed());
    expect(made.read(selectRemoval)).toEqual({ status: 'idle' });
  });

  it('that is gone already is as good as removed, even while an older list is shown', async () => {
    server.use(http.delete(`${CUSTOMER}/connections/:id`, () => new HttpResponse(null, { status: 404 })));
    const made = await world();
    made.store.dispatch(removalRequested('b1'));
    await vi.waitFor(() => expect(made.read(selectRemoved)).toEqual(['b1']));
    expect(idsOf(made)).toEqual(['b2']);
  });

  it('is over when the bank is linked anew under its old id, and with the session', async () => {
    server.use(http.delete(`${CUSTOMER}/connections/:id`, () => new HttpResponse(null, { status: 204 })));
    const made = await world();
    made.store.dispatch(removalRequested('b1'));
    await vi.waitFor(() => expect(made.read(selectRemoved)).toEqual(['b1']));
    made.store.dispatch(linked({ kind: 'bank', connectionId: 'b1' }));
    expect(idsOf(made)).toEqual(['b2', 'b1']);
    made.store.dispatch(removalRequested('b2'));
    await vi.waitFor(() => expect(made.read(selectRemoved)).toEqual(['b2']));
    made.store.dispatch(logoutRequested('user'));
    await vi.waitFor(() => expect(made.read(selectRemoved)).toEqual([]));
  });
});

describe('coming back from a bank', () => {
  it('is kept until it was told, and only for banks', async () => {
    const { store, read } = await world();
    store.dispatch(linked({ kind: 'commerce', connectionId: 'shop' }));
    expect(read(selectArrival)).toBeNull();
    store.dispatch(linked({ kind: 'bank', connectionId: 'b2' }));
    expect(read(selectArrival)).toBe('b2');
    store.dispatch(arrivalTold());
    expect(read(selectArrival)).toBeNull();
  });
});

describe('the cards', () => {
  const paid = (id: string, createdAt: string) => ({
    id,
    createdAt,
    amount: 100,
    merchant: null,
    type: null,
    status: null,
    category: null,
    description: null,
  });

  it('have their transactions newest first, and none of another card', async () => {
    server.use(
      http.get(`${API}/data/virtual-cards/customers/cus_harrow/virtual-cards/:card/transactions`, () =>
        HttpResponse.json([
          paid('1', '2026-11-01T10:00:00Z'),
          paid('2', '2026-11-02T10:00:00Z'),
          paid('2', '2026-11-02T10:00:00Z'),
        ]),
      ),
    );
    const { store, read } = await world();
    store.dispatch(history.requested('c1'));
    await vi.waitFor(() =>
      expect(read(selectHistoryPanel('c1'))).toMatchObject({
        status: 'ready',
        data: { transactions: [{ id: '2' }, { id: '1' }] },
      }),
    );
    expect(read(selectHistoryPanel('c2')).status).toBe('idle');
  });

  it('fail without the banks', async () => {
    server.use(
      http.get(`${API}/data/virtual-cards/customers/cus_harrow/virtual-cards`, () => HttpResponse.json([{ id: 'c1' }])),
    );
    const { store, read } = await world();
    store.dispatch(cards.requested());
    await vi.waitFor(() =>
      expect(read(selectCardsPanel)).toMatchObject({ status: 'failed', failure: { code: 'schema' } }),
    );
    expect(read(selectConnectionsPanel).status).toBe('ready');
  });

  it('are not asked for under an id that would lead the call elsewhere', async () => {
    const { store, read } = await world();
    store.dispatch(history.requested('..'));
    await vi.waitFor(() =>
      expect(read(selectHistoryPanel('..'))).toMatchObject({ status: 'failed', failure: { code: 'invalid-path' } }),
    );
  });
});
