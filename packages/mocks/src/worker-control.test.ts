import { describe, expect, it, vi } from 'vitest';
import { waitForControl, type WorkerContainer } from './worker-control.ts';

const URL_OF_MOCK = 'http://localhost/mockServiceWorker.js';
const mock = { scriptURL: URL_OF_MOCK, state: 'activated' } as const;

/** Returns a container with one registration, and a function that lets a worker control the page. */
function createContainer(
  registration:
    | Partial<Record<'installing' | 'waiting' | 'active', Pick<ServiceWorker, 'scriptURL' | 'state'>>>
    | undefined,
) {
  const events = new EventTarget();
  const container = Object.assign(events, {
    controller: null as unknown,
    getRegistrations: async () =>
      registration ? [{ installing: null, waiting: null, active: null, ...registration }] : [],
  }) satisfies WorkerContainer;
  const control = () => {
    container.controller = mock;
    events.dispatchEvent(new Event('controllerchange'));
  };
  return { container, control };
}

/** Returns whether the wait is over after all pending tasks. */
async function isOver(wait: Promise<void>): Promise<boolean> {
  const onOver = vi.fn<() => void>();
  void wait.then(onOver);
  await vi.advanceTimersByTimeAsync(0);
  return onOver.mock.calls.length > 0;
}

describe('waitForControl', () => {
  it.each(['installing', 'waiting', 'active'] as const)('waits for a worker that is %s', async (state) => {
    vi.useFakeTimers();
    const { container, control } = createContainer({ [state]: mock });
    const wait = waitForControl(container, URL_OF_MOCK);
    expect(await isOver(wait)).toBe(false);
    control();
    expect(await isOver(wait)).toBe(true);
    vi.useRealTimers();
  });

  it('does not wait on a first visit, for another worker, or on a page that is controlled', async () => {
    vi.useFakeTimers();
    const controlled = createContainer({ active: mock });
    controlled.control();
    const others = [
      createContainer(undefined),
      createContainer({ active: { ...mock, scriptURL: 'http://localhost/sw.js' } }),
    ];
    for (const { container } of [controlled, ...others])
      expect(await isOver(waitForControl(container, URL_OF_MOCK))).toBe(true);
    vi.useRealTimers();
  });

  it('waits longer for a worker that is being activated', async () => {
    vi.useFakeTimers();
    const { container, control } = createContainer({ active: { ...mock, state: 'activating' } });
    const wait = waitForControl(container, URL_OF_MOCK);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(await isOver(wait)).toBe(false);
    control();
    expect(await isOver(wait)).toBe(true);
    vi.useRealTimers();
  });

  it('gives up after a hard reload, which keeps workers from controlling the page', async () => {
    vi.useFakeTimers();
    const { container } = createContainer({ active: mock });
    const wait = waitForControl(container, URL_OF_MOCK);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await isOver(wait)).toBe(true);
    vi.useRealTimers();
  });
});
