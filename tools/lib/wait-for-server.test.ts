import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitForServer, type AwaitedServer } from './wait-for-server.ts';

const MINUTE_MS = 60_000;

describe('waitForServer', () => {
  const respond = vi.fn<typeof fetch>();
  const print = vi.fn<typeof console.error>();
  let child: { -readonly [Key in keyof AwaitedServer['child']]: AwaitedServer['child'][Key] };

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', respond.mockReset().mockRejectedValue(new TypeError('fetch failed')));
    print.mockReset();
    vi.spyOn(console, 'error').mockImplementation(print);
    child = { exitCode: null, signalCode: null };
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const start = () => waitForServer({ name: 'the emulator', url: 'http://127.0.0.1:1/', child });

  it('waits as long as the process lives, and says after ten seconds what it is waiting for', async () => {
    const wait = start();
    await vi.advanceTimersByTimeAsync(9_900);
    expect(print).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
    expect(print).toHaveBeenCalledExactlyOnceWith(
      'Waiting for the emulator at http://127.0.0.1:1/. This can take minutes on a busy machine…',
    );
    respond.mockResolvedValue(Response.json({}));
    await vi.advanceTimersByTimeAsync(100);
    await expect(wait).resolves.toBe(true);
  });

  it('says nothing about a server that is ready soon', async () => {
    respond.mockResolvedValueOnce(new Response(null, { status: 503 })).mockResolvedValue(Response.json({}));
    const wait = start();
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    await expect(wait).resolves.toBe(true);
    expect([print.mock.calls, respond.mock.calls.length]).toEqual([[], 2]);
  });

  it.each([
    ['exits', { exitCode: 1 }],
    ['is killed', { signalCode: 'SIGKILL' }],
  ] as const)('gives up when the process %s', async (_event, end) => {
    const wait = start();
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    Object.assign(child, end);
    await vi.advanceTimersByTimeAsync(100);
    await expect(wait).resolves.toBe(false);
  });
});
