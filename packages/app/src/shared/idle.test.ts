import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenIdle } from './idle.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Installs a browser that is never idle: it calls back only after the timeout. */
function stubBusyBrowser() {
  vi.stubGlobal('requestIdleCallback', (run: () => void, { timeout }: { timeout?: number } = {}) =>
    timeout === undefined ? 0 : setTimeout(run, timeout),
  );
  vi.stubGlobal('cancelIdleCallback', (id: ReturnType<typeof setTimeout>) => clearTimeout(id));
}

describe('whenIdle', () => {
  it.each([
    ['is never idle', stubBusyBrowser],
    ['cannot say when it is idle', () => vi.stubGlobal('requestIdleCallback', undefined)],
  ])('runs the action after some seconds in a browser that %s, unless it was canceled', (_name, stub) => {
    stub();
    const [action, canceled] = [vi.fn<() => void>(), vi.fn<() => void>()];
    whenIdle(action);
    whenIdle(canceled)();
    vi.advanceTimersByTime(10_000);
    expect(action).toHaveBeenCalledOnce();
    expect(canceled).not.toHaveBeenCalled();
  });
});
