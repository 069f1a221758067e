import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { selectConnectionsPanel } from '#features/_shared/bank-connections/connections-slice.ts';
import { API } from '#testing/world.ts';
import { cards, cardHistory, selectCardsPanel, selectHistoryPanel } from './banking-slice.ts';
import { bank, bankIds, setUpBanking } from './testing/banking-world.ts';

const { provider, server, start } = setUpBanking();

describe('selectBanks', () => {
  it('removes duplicates and puts disconnected banks first', async () => {
    provider.banks = [bank('b1'), bank('b1'), bank('b2', 'AUTH_ERROR'), bank('b3', 'NEW_STATUS')];
    expect(bankIds(await start())).toEqual(['b2', 'b1', 'b3']);
  });
});

describe('virtual cards', () => {
  const cardTransaction = (id: string, createdAt: string) => ({
    id,
    createdAt,
    amount: 100,
    merchant: null,
    type: null,
    status: null,
    category: null,
    description: null,
  });

  it('sort their transactions newest first and hide those of another card', async () => {
    server.use(
      http.get(`${API}/data/virtual-cards/customers/cus_harrow/virtual-cards/:card/transactions`, () =>
        HttpResponse.json([
          cardTransaction('1', '2026-11-01T10:00:00Z'),
          cardTransaction('2', '2026-11-02T10:00:00Z'),
          cardTransaction('2', '2026-11-02T10:00:00Z'),
        ]),
      ),
    );
    const { store, read } = await start();
    store.dispatch(cardHistory.requested('c1'));
    await vi.waitFor(() =>
      expect(read(selectHistoryPanel('c1'))).toMatchObject({
        status: 'ready',
        data: { transactions: [{ id: '2' }, { id: '1' }] },
      }),
    );
    expect(read(selectHistoryPanel('c2')).status).toBe('idle');
  });

  it('fail independently of the banks', async () => {
    server.use(
      http.get(`${API}/data/virtual-cards/customers/cus_harrow/virtual-cards`, () => HttpResponse.json([{ id: 'c1' }])),
    );
    const { store, read } = await start();
    store.dispatch(cards.requested());
    await vi.waitFor(() =>
      expect(read(selectCardsPanel)).toMatchObject({ status: 'failed', failure: { code: 'schema' } }),
    );
    expect(read(selectConnectionsPanel).status).toBe('ready');
  });

  it('send no request with an id that changes the path', async () => {
    const { store, read } = await start();
    store.dispatch(cardHistory.requested('..'));
    await vi.waitFor(() =>
      expect(read(selectHistoryPanel('..'))).toMatchObject({ status: 'failed', failure: { code: 'invalid-path' } }),
    );
  });
});
