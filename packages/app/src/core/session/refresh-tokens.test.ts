import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { noBusiness } from '#testing/no-business.ts';
import { createTabs, type Tab } from '#testing/tabs.ts';
import { createWorld, OWNER, tokenOf } from '#testing/world.ts';
import { selectAuth } from './auth-slice.ts';
import { refreshTokens } from './refresh-tokens.ts';

const server = setupServer(...noBusiness);
beforeAll(() => server.listen());
afterAll(() => server.close());

/** Opens a tab whose refresh returns the token with a number. */
async function openTab({ storage, withLock, marks }: Tab, serial: number) {
  const world = createWorld({ storage, withLock, marks });
  await vi.waitFor(() => expect(selectAuth(world.store.getState()).status).toBe('signedIn'));
  const refresh = vi.fn<typeof world.identity.refresh>(() =>
    Promise.resolve({ accessToken: tokenOf(OWNER, serial), refreshToken: `refresh-${serial}` }),
  );
  world.identity.refresh = refresh;
  return { ...world, refresh };
}

/** Opens two tabs that read each other's changes after a delay, and refreshes their token in the first one. */
async function refreshInFirstTab(delay: number) {
  let nextDelay = 0;
  const browser = createTabs({ nextDelay: () => nextDelay });
  const first = await openTab(browser.open(), 2);
  const second = await openTab(browser.open(), 3);
  const rejected = first.storage.get('accessToken');
  await vi.waitFor(() => expect(second.storage.get('accessToken')).toBe(rejected));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  nextDelay = delay;
  await refreshTokens(first.deps, rejected);
  const close = () => [first, second].forEach(({ task }) => task.cancel());
  return { second, rejected, close };
}

describe('refreshTokens', () => {
  afterEach(() => void vi.useRealTimers());

  it('waits for the token of another tab that this one does not read yet', async () => {
    const { second, rejected, close } = await refreshInFirstTab(3_000);
    const next = refreshTokens(second.deps, rejected);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await next).toBe(tokenOf(OWNER, 2));
    expect(second.refresh).not.toHaveBeenCalled();
    close();
  });

  it('refreshes the token itself when the other tab closed before it was stored', async () => {
    const { second, rejected, close } = await refreshInFirstTab(60_000);
    const next = refreshTokens(second.deps, rejected);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await next).toBe(tokenOf(OWNER, 3));
    close();
  });
});
