import type { BankConnection } from '@plinth/api-client';
import { describe, expect, it } from 'vitest';
import { connectionsReceived, logoutRequested } from '#core/events.ts';
import { createWorld } from '#testing/world.ts';
import { notificationsFeature } from './feature.ts';
import { allRead, bellClicked, noticesArrived, selectBadge, selectNotices, selectUnread } from './notifications-slice.ts';

const connection = (id: string, status: string): BankConnection => ({
  id, institution: 'Tidewater Credit Union', status, Accounts: [], logo: null, lastReadAt: null, statusChangedAt: '2026-11-17T09:00:00Z',
});

function world() {
  const made = createWorld({ user: null });
  made.join(notificationsFeature);
  return made;
}

describe('notifications', () => {
  it('tell once of a bank that stopped sharing data, and no longer when it is mended', () => {
    const { store, read, task } = world();
    store.dispatch(connectionsReceived([connection('a', 'AUTH_ERROR'), connection('b', 'CONNECTED')]));
    store.dispatch(connectionsReceived([connection('a', 'AUTH_ERROR')]));
    expect(read(selectNotices)).toMatchObject([{ kind: 'connectionBroke', institution: 'Tidewater Credit Union' }]);
    store.dispatch(connectionsReceived([connection('a', 'CONNECTED')]));
    expect(read(selectNotices)).toEqual([]);
    task.cancel();
  });

  it('show a badge on arrival that a click on the bell hides, and stay unread until all are read', () => {
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

  it('stand newest first', () => {
    const { store, read, task } = world();
    store.dispatch(noticesArrived([
      { kind: 'contractApproved', id: '1', at: '2026-01-01T00:00:00Z', contract: 'C-1', amount: 1 },
      { kind: 'contractApproved', id: '2', at: '2026-03-01T00:00:00Z', contract: 'C-2', amount: 1 },
    ]));
    expect(read(selectNotices).map(({ id }) => id)).toEqual(['2', '1']);
    task.cancel();
  });

  it('go with the session', async () => {
    const made = createWorld();
    made.join(notificationsFeature);
    const { store, read, task } = made;
    await expect.poll(() => store.getState().auth.status).toBe('signedIn');
    store.dispatch(noticesArrived([{ kind: 'contractApproved', id: '1', at: null, contract: 'C-1', amount: 1 }]));
    store.dispatch(logoutRequested('asked'));
    expect(read(selectNotices)).toEqual([]);
    task.cancel();
  });
});
