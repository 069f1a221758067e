import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTabs, type Tab } from '#testing/tabs.ts';
import { API, createWorld, OWNER, tokenOf, type World } from '#testing/world.ts';
import { selectAuth } from './auth-slice.ts';
import { refreshTokens } from './refresh-tokens.ts';

const server = setupServer(
  http.get(`${API}/financing/leads`, () => HttpResponse.json([])),
  http.get(`${API}/customers`, () => HttpResponse.json([])),
);
beforeAll(() => server.listen());
afterAll(() => server.close());

async function openTab({ storage, withLock }: Tab): Promise<World> {
  const world = createWorld({ storage, withLock });
  await vi.waitFor(() => expect(selectAuth(world.store.getState()).status).toBe('signedIn'));
  return world;
}

describe('refreshTokens', () => {
  it('holds the lock until the other tab is notified of the new token', async () => {
    const browser = createTabs();
    const tab = await openTab(browser.open());
    const otherTab = await openTab(browser.open());
    const events: string[] = [];
    tab.identity.refresh = () => Promise.resolve({ accessToken: tokenOf(OWNER, 2), refreshToken: 'refresh' });
    const lockAcquired = refreshTokens(tab.deps, null).then(() =>
      otherTab.deps.withLock('plinth.token-refresh', async () => void events.push('lock acquired')),
    );
    tab.storage.onChange(() => events.push('own change'));
    otherTab.storage.onChange((key) => events.push(key));
    await lockAcquired;
    expect(events).toEqual(['accessToken', 'refreshToken', 'lock acquired']);
    for (const { task } of [tab, otherTab]) task.cancel();
  });
});
