import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { linked, logoutRequested } from '#core/events.ts';
import {
  connectionsRequested,
  selectBrokenCount,
  selectConnectionsPanel,
} from '#features/_shared/bank-connections/connections-slice.ts';
import { removal, selectRemoval, selectRemoved } from './removal.ts';
import { bank, bankIds, CONNECTIONS, setUpBanking } from './testing/banking-world.ts';

const { provider, server, start } = setUpBanking();

describe('removing a bank', () => {
  it('sends one request, removes the bank from the list and reloads the list', async () => {
    const removed: string[] = [];
    server.use(
      http.delete(`${CONNECTIONS}/:id`, ({ params }) => {
        removed.push(`${String(params['kind'])} ${String(params['id'])}`);
        provider.banks = provider.banks.filter(({ id }) => id !== params['id']);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const world = await start();
    world.store.dispatch(removal.submitted('b1'));
    world.store.dispatch(removal.submitted('b1'));
    expect(world.read(selectRemoval)).toEqual({ status: 'sending', input: 'b1' });
    await vi.waitFor(() => expect(provider.reads).toBe(2));
    expect(removed).toEqual(['banking b1']);
    await vi.waitFor(() => expect(world.read(selectRemoval).status).toBe('sent'));
    await vi.waitFor(() => expect(world.read(selectConnectionsPanel)).toMatchObject({ data: [{ id: 'b2' }] }));
    expect(bankIds(world)).toEqual(['b2']);
  });

  it('reloads the list although it is already loading', async () => {
    const world = await start();
    const older = Promise.withResolvers<void>();
    server.use(
      http.get(
        CONNECTIONS,
        async () => {
          await older.promise;
          return HttpResponse.json([bank('b1'), bank('b2', 'AUTH_ERROR')]);
        },
        { once: true },
      ),
      http.delete(`${CONNECTIONS}/:id`, () => {
        provider.banks = [bank('b1')];
        return new HttpResponse(null, { status: 204 });
      }),
    );
    world.store.dispatch(connectionsRequested());
    world.store.dispatch(removal.submitted('b2'));
    await vi.waitFor(() => expect(world.read(selectRemoved)).toEqual(['b2']));
    older.resolve();
    await vi.waitFor(() => expect(world.read(selectBrokenCount)).toBe(0));
  });

  it.each([
    ['rejected', () => HttpResponse.json({ message: 'A collection is on its way' }, { status: 409 }), false],
    ['responded to with a server error', () => new HttpResponse(null, { status: 502 }), true],
    ['lost', () => HttpResponse.error(), true],
  ])(
    'keeps the bank when the request is %s, and reports whether it may have been removed',
    async (_name, respond, isUncertain) => {
      server.use(http.delete(`${CONNECTIONS}/:id`, respond));
      const world = await start();
      world.store.dispatch(removal.submitted('b1'));
      await vi.waitFor(() =>
        expect(world.read(selectRemoval)).toMatchObject({ status: 'failed', input: 'b1', isUncertain }),
      );
      expect(bankIds(world)).toEqual(['b2', 'b1']);
      world.store.dispatch(removal.dismissed());
      expect(world.read(selectRemoval)).toEqual({ status: 'idle' });
    },
  );

  it('succeeds when the provider no longer has the bank, even while an older list is displayed', async () => {
    server.use(http.delete(`${CONNECTIONS}/:id`, () => new HttpResponse(null, { status: 404 })));
    const world = await start();
    world.store.dispatch(removal.submitted('b1'));
    await vi.waitFor(() => expect(world.read(selectRemoved)).toEqual(['b1']));
    expect(bankIds(world)).toEqual(['b2']);
  });

  it('is reset when the bank is linked again under its old id, and when the session ends', async () => {
    server.use(http.delete(`${CONNECTIONS}/:id`, () => new HttpResponse(null, { status: 204 })));
    const world = await start();
    world.store.dispatch(removal.submitted('b1'));
    await vi.waitFor(() => expect(world.read(selectRemoved)).toEqual(['b1']));
    world.store.dispatch(linked({ kind: 'bank', connectionId: 'b1' }));
    expect(bankIds(world)).toEqual(['b2', 'b1']);
    world.store.dispatch(removal.submitted('b2'));
    await vi.waitFor(() => expect(world.read(selectRemoved)).toEqual(['b2']));
    world.store.dispatch(logoutRequested('user'));
    await vi.waitFor(() => expect(world.read(selectRemoved)).toEqual([]));
  });
});
