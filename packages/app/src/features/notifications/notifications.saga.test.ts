import type { BankConnection } from '@plinth/api-client/resources/banking';
import { describe, expect, it } from 'vitest';
import { logoutRequested, promoApplied, promoNotApplied } from '#core/events.ts';
import { connectionsLoaded } from '#features/_shared/bank-connections/connections-slice.ts';
import { tickets } from '#features/_shared/tickets/tickets-slice.ts';
import { topup } from '#features/_shared/topup/topup-slice.ts';
import { createWorld, memoryStorage, OWNER } from '#testing/world.ts';
import { feature } from './feature.ts';
import {
  allRead,
  bellClicked,
  noticesAdded,
  selectBadge,
  selectNotices,
  selectUnread,
  topicSwitched,
  type Notice,
} from './notifications-slice.ts';

const connection = (id: string, status: string): BankConnection => ({
  id,
  institution: 'Tidewater Credit Union',
  status,
  Accounts: [],
  logo: null,
  lastReadAt: null,
  statusChangedAt: '2026-11-17T09:00:00Z',
});

function startWorld() {
  const world = createWorld({ user: null });
  world.join(feature);
  return world;
}

describe('notifications', () => {
  it('report a disconnected bank once and disappear when it is reconnected', () => {
    const { store, read, task } = startWorld();
    store.dispatch(
      connectionsLoaded({ data: [connection('a', 'AUTH_ERROR'), connection('b', 'CONNECTED')], loadedAt: 0 }),
    );
    store.dispatch(connectionsLoaded({ data: [connection('a', 'AUTH_ERROR')], loadedAt: 0 }));
    expect(read(selectNotices)).toMatchObject([{ kind: 'connectionBroke', institution: 'Tidewater Credit Union' }]);
    store.dispatch(connectionsLoaded({ data: [connection('a', 'CONNECTED')], loadedAt: 0 }));
    expect(read(selectNotices)).toEqual([]);
    task.cancel();
  });

  it('show a badge that a click on the bell hides, and stay unread until all are marked as read', () => {
    const { store, read, task } = startWorld();
    store.dispatch(connectionsLoaded({ data: [connection('a', 'AUTH_ERROR')], loadedAt: 0 }));
    expect(read(selectBadge)).toBe(1);
    store.dispatch(bellClicked());
    expect([read(selectBadge), read(selectUnread).size]).toEqual([0, 1]);
    store.dispatch(
      connectionsLoaded({ data: [connection('a', 'AUTH_ERROR'), connection('c', 'AUTH_ERROR')], loadedAt: 0 }),
    );
    expect(read(selectBadge)).toBe(1);
    store.dispatch(allRead());
    expect(read(selectUnread).size).toBe(0);
    task.cancel();
  });

  it('are sorted newest first', () => {
    const { store, read, task } = startWorld();
    store.dispatch(
      noticesAdded([
        { kind: 'contractApproved', id: '1', occurredAt: '2026-01-01T00:00:00Z', contract: 'C-1', amount: 1 },
        { kind: 'contractApproved', id: '2', occurredAt: '2026-03-01T00:00:00Z', contract: 'C-2', amount: 1 },
      ]),
    );
    expect(read(selectNotices).map(({ id }) => id)).toEqual(['2', '1']);
    task.cancel();
  });

  it('are removed when the session ends', async () => {
    const world = createWorld();
    world.join(feature);
    const { store, read, task } = world;
    await expect.poll(() => store.getState().auth.status).toBe('signedIn');
    store.dispatch(noticesAdded([{ kind: 'contractApproved', id: '1', occurredAt: null, contract: 'C-1', amount: 1 }]));
    store.dispatch(logoutRequested('user'));
    expect(read(selectNotices)).toEqual([]);
    task.cancel();
  });

  it('report a promo code, and its failure only until the code is applied', () => {
    const { store, read, task } = startWorld();
    store.dispatch(promoNotApplied({ code: 'WELCOME25', reason: 'failed' }));
    expect(read(selectNotices)).toMatchObject([
      { kind: 'promoNotApplied', code: 'WELCOME25', reason: 'failed', occurredAt: '2026-11-19T17:42:00.000Z' },
    ]);
    store.dispatch(
      promoApplied({
        code: 'WELCOME25',
        promotion: { code: 'WELCOME25', description: null, amount: 25_000, associatedAt: null },
      }),
    );
    expect(read(selectNotices)).toMatchObject([{ kind: 'promoApplied', code: 'WELCOME25', benefit: '$250' }]);
    task.cancel();
  });

  it('report a ticket only when it is answered', () => {
    const { store, read, task } = startWorld();
    const ticket = (id: string, status: string | null) => ({
      id,
      createdAt: '2026-11-17T09:00:00Z',
      files: [],
      subject: `Subject ${id}`,
      message: null,
      answer: null,
      answeredAt: status === 'ANSWERED' ? '2026-11-18T09:00:00Z' : null,
      status,
    });
    store.dispatch(
      tickets.loaded({ data: [ticket('a', 'OPEN'), ticket('b', 'ANSWERED'), ticket('c', null)], loadedAt: 0 }),
    );
    expect(read(selectNotices)).toMatchObject([
      { kind: 'ticketAnswered', ticket: 'b', subject: 'Subject b', occurredAt: '2026-11-18T09:00:00Z' },
    ]);
    task.cancel();
  });

  it('report a bank again when it disconnects again', () => {
    const { store, read, task } = startWorld();
    store.dispatch(connectionsLoaded({ data: [connection('a', 'AUTH_ERROR')], loadedAt: 0 }));
    store.dispatch(allRead());
    store.dispatch(connectionsLoaded({ data: [connection('a', 'CONNECTED')], loadedAt: 0 }));
    store.dispatch(connectionsLoaded({ data: [connection('a', 'AUTH_ERROR')], loadedAt: 0 }));
    expect([read(selectBadge), read(selectUnread).size]).toEqual([1, 1]);
    task.cancel();
  });

  it('omit muted topics for the user who muted them, also on the next visit', async () => {
    const storage = memoryStorage();
    const firstVisit = createWorld({ storage });
    firstVisit.join(feature);
    await expect.poll(() => firstVisit.store.getState().auth.status).toBe('signedIn');
    firstVisit.store.dispatch(topicSwitched({ topic: 'connections', on: false }));
    firstVisit.store.dispatch(connectionsLoaded({ data: [connection('a', 'AUTH_ERROR')], loadedAt: 0 }));
    expect([firstVisit.read(selectNotices), firstVisit.read(selectBadge)]).toEqual([[], 0]);
    firstVisit.task.cancel();

    for (const [user, expected] of [
      [OWNER, 0],
      [{ ...OWNER, uid: 'u2' }, 1],
    ] as const) {
      const nextVisit = createWorld({ storage, user });
      nextVisit.join(feature);
      await expect.poll(() => nextVisit.store.getState().auth.status).toBe('signedIn');
      nextVisit.store.dispatch(connectionsLoaded({ data: [connection('a', 'AUTH_ERROR')], loadedAt: 0 }));
      expect(nextVisit.read(selectNotices)).toHaveLength(expected);
      nextVisit.task.cancel();
    }
  });

  it('report a higher limit once, and again on the next visit unless the bell was clicked', async () => {
    const storage = memoryStorage();
    const visit = async (user = OWNER) => {
      const world = createWorld({ storage, user });
      world.join(feature);
      await expect.poll(() => world.store.getState().auth.status).toBe('signedIn');
      const receive = (maxAvailable: number, owed: number) =>
        world.store.dispatch(topup.loaded({ data: { maxAvailable, owed, inProgressAmount: 0 }, loadedAt: 0 }));
      return {
        ...world,
        receive,
        announcedAmounts: () =>
          world.read(selectNotices).map((notice) => ('available' in notice ? notice.available : notice.kind)),
      };
    };
    const firstVisit = await visit();
    firstVisit.receive(100, 40);
    firstVisit.receive(100, 20);
    firstVisit.receive(150, 150);
    expect(firstVisit.announcedAmounts()).toEqual([]);
    firstVisit.receive(200, 150);
    firstVisit.receive(200, 150);
    expect(firstVisit.announcedAmounts()).toEqual([50]);
    firstVisit.task.cancel();

    const secondVisit = await visit();
    secondVisit.receive(200, 140);
    expect([secondVisit.announcedAmounts(), secondVisit.read(selectBadge)]).toEqual([[60], 1]);
    secondVisit.store.dispatch(bellClicked());
    secondVisit.task.cancel();

    const thirdVisit = await visit();
    thirdVisit.receive(200, 100);
    thirdVisit.receive(180, 100);
    expect(thirdVisit.announcedAmounts()).toEqual([]);
    thirdVisit.receive(200, 100);
    expect(thirdVisit.announcedAmounts()).toEqual([100]);
    thirdVisit.task.cancel();

    const otherUser = await visit({ ...OWNER, uid: 'u2' });
    otherUser.receive(500, 0);
    expect(otherUser.announcedAmounts()).toEqual([]);
    otherUser.task.cancel();
  });

  it('handle ten thousand notifications at once', () => {
    const { store, read, task } = startWorld();
    const notices = Array.from({ length: 10_000 }, (_each, index): Notice => ({
      kind: 'contractApproved',
      id: String(index),
      occurredAt: '2026-01-01T00:00:00Z',
      contract: `C-${index}`,
      amount: 1,
    }));
    store.dispatch(noticesAdded(notices));
    expect(read(selectBadge)).toBe(10_000);
    store.dispatch(bellClicked());
    expect([read(selectBadge), read(selectUnread).size]).toEqual([0, 10_000]);
    task.cancel();
  });
});
