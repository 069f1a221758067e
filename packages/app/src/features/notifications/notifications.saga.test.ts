import type { BankConnection } from '@plinth/api-client';
import { describe, expect, it } from 'vitest';
import {
  connectionsReceived,
  logoutRequested,
  promoApplied,
  promoNotApplied,
  ticketsReceived,
  topupReceived,
} from '#core/events.ts';
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

function world() {
  const made = createWorld({ user: null });
  made.join(feature);
  return made;
}

describe('notifications', () => {
  it('report a disconnected bank once and disappear when it is reconnected', () => {
    const { store, read, task } = world();
    store.dispatch(connectionsReceived([connection('a', 'AUTH_ERROR'), connection('b', 'CONNECTED')]));
    store.dispatch(connectionsReceived([connection('a', 'AUTH_ERROR')]));
    expect(read(selectNotices)).toMatchObject([{ kind: 'connectionBroke', institution: 'Tidewater Credit Union' }]);
    store.dispatch(connectionsReceived([connection('a', 'CONNECTED')]));
    expect(read(selectNotices)).toEqual([]);
    task.cancel();
  });

  it('show a badge that a click on the bell hides, and stay unread until all are marked as read', () => {
    const { store, read, task } = world();
    store.dispatch(connectionsReceived([connection('a', 'AUTH_ERROR')]));
    expect(read(selectBadge)).toBe(1);
    store.dispatch(bellClicked());
    expect([read(selectBadge), read(selectUnread).size]).toEqual([0, 1]);
    store.dispatch(connectionsReceived([connection('a', 'AUTH_ERROR'), connection('c', 'AUTH_ERROR')]));
    expect(read(selectBadge)).toBe(1);
    store.dispatch(allRead());
    expect(read(selectUnread).size).toBe(0);
    task.cancel();
  });

  it('are sorted newest first', () => {
    const { store, read, task } = world();
    store.dispatch(
      noticesAdded([
        { kind: 'contractApproved', id: '1', at: '2026-01-01T00:00:00Z', contract: 'C-1', amount: 1 },
        { kind: 'contractApproved', id: '2', at: '2026-03-01T00:00:00Z', contract: 'C-2', amount: 1 },
      ]),
    );
    expect(read(selectNotices).map(({ id }) => id)).toEqual(['2', '1']);
    task.cancel();
  });

  it('go with the session', async () => {
    const made = createWorld();
    made.join(feature);
    const { store, read, task } = made;
    await expect.poll(() => store.getState().auth.status).toBe('signedIn');
    store.dispatch(noticesAdded([{ kind: 'contractApproved', id: '1', at: null, contract: 'C-1', amount: 1 }]));
    store.dispatch(logoutRequested('user'));
    expect(read(selectNotices)).toEqual([]);
    task.cancel();
  });

  it('report a promo code, and its failure only until the code is applied', () => {
    const { store, read, task } = world();
    store.dispatch(promoNotApplied({ code: 'WELCOME25', reason: 'failed' }));
    expect(read(selectNotices)).toMatchObject([
      { kind: 'promoNotApplied', code: 'WELCOME25', reason: 'failed', at: '2026-11-19T17:42:00.000Z' },
    ]);
    store.dispatch(
      promoApplied({
        code: 'WELCOME25',
        promotion: { code: 'WELCOME25', description: null, amount: 25_000, associatedAt: null },
      }),
    );
    expect(read(selectNotices)).toMatchObject([{ kind: 'promoApplied', code: 'WELCOME25', gives: '$250' }]);
    task.cancel();
  });

  it('report a ticket only when it has an answer', () => {
    const { store, read, task } = world();
    const ticket = (id: string, status: string | null) => ({
      id,
      createdAt: '2026-11-17T09:00:00Z',
      files: [],
      subject: `Subject ${id}`,
      message: null,
      status,
    });
    store.dispatch(ticketsReceived([ticket('a', 'OPEN'), ticket('b', 'ANSWERED'), ticket('c', null)]));
    expect(read(selectNotices)).toMatchObject([{ kind: 'ticketAnswered', subject: 'Subject b' }]);
    task.cancel();
  });

  it('report a bank again when it disconnects again', () => {
    const { store, read, task } = world();
    store.dispatch(connectionsReceived([connection('a', 'AUTH_ERROR')]));
    store.dispatch(allRead());
    store.dispatch(connectionsReceived([connection('a', 'CONNECTED')]));
    store.dispatch(connectionsReceived([connection('a', 'AUTH_ERROR')]));
    expect([read(selectBadge), read(selectUnread).size]).toEqual([1, 1]);
    task.cancel();
  });

  it('leave out muted topics for the user who muted them, also on the next visit', async () => {
    const storage = memoryStorage();
    const first = createWorld({ storage });
    first.join(feature);
    await expect.poll(() => first.store.getState().auth.status).toBe('signedIn');
    first.store.dispatch(topicSwitched({ topic: 'connections', on: false }));
    first.store.dispatch(connectionsReceived([connection('a', 'AUTH_ERROR')]));
    expect([first.read(selectNotices), first.read(selectBadge)]).toEqual([[], 0]);
    first.task.cancel();

    for (const [user, expected] of [
      [OWNER, 0],
      [{ ...OWNER, uid: 'u2' }, 1],
    ] as const) {
      const next = createWorld({ storage, user });
      next.join(feature);
      await expect.poll(() => next.store.getState().auth.status).toBe('signedIn');
      next.store.dispatch(connectionsReceived([connection('a', 'AUTH_ERROR')]));
      expect(next.read(selectNotices)).toHaveLength(expected);
      next.task.cancel();
    }
  });

  it('report a higher limit until the bell is clicked, also on the next visit, and nothing that was reported before', async () => {
    const storage = memoryStorage();
    const visit = async (user = OWNER) => {
      const made = createWorld({ storage, user });
      made.join(feature);
      await expect.poll(() => made.store.getState().auth.status).toBe('signedIn');
      const topup = (maxAvailable: number, owed: number) =>
        made.store.dispatch(topupReceived({ maxAvailable, owed, inProgressAmount: 0 }));
      return {
        ...made,
        topup,
        told: () => made.read(selectNotices).map((notice) => ('available' in notice ? notice.available : notice.kind)),
      };
    };
    const first = await visit();
    first.topup(100, 40);
    first.topup(100, 20);
    first.topup(150, 150);
    expect(first.told()).toEqual([]);
    first.topup(200, 150);
    first.topup(200, 150);
    expect(first.told()).toEqual([50]);
    first.task.cancel();

    const second = await visit();
    second.topup(200, 140);
    expect([second.told(), second.read(selectBadge)]).toEqual([[60], 1]);
    second.store.dispatch(bellClicked());
    second.task.cancel();

    const third = await visit();
    third.topup(200, 100);
    third.topup(180, 100);
    expect(third.told()).toEqual([]);
    third.topup(200, 100);
    expect(third.told()).toEqual([100]);
    third.task.cancel();

    const other = await visit({ ...OWNER, uid: 'u2' });
    other.topup(500, 0);
    expect(other.told()).toEqual([]);
    other.task.cancel();
  });

  it('handle ten thousand notices at once', () => {
    const { store, read, task } = world();
    const many = Array.from({ length: 10_000 }, (_each, index): Notice => ({
      kind: 'contractApproved',
      id: String(index),
      at: '2026-01-01T00:00:00Z',
      contract: `C-${index}`,
      amount: 1,
    }));
    store.dispatch(noticesAdded(many));
    expect(read(selectBadge)).toBe(10_000);
    store.dispatch(bellClicked());
    expect([read(selectBadge), read(selectUnread).size]).toEqual([0, 10_000]);
    task.cancel();
  });
});
