import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { timerWait } from './abort.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('resolves after the time and not before', async () => {
  const onEnd = vi.fn<() => void>();
  const wait = timerWait(500).then(onEnd);
  await vi.advanceTimersByTimeAsync(499);
  expect(onEnd).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await wait;
  expect(onEnd).toHaveBeenCalledOnce();
});

test('rejects immediately when aborted and leaves no timer', async () => {
  const controller = new AbortController();
  const wait = timerWait(500, controller.signal);
  controller.abort();
  await expect(wait).rejects.toMatchObject({ code: 'aborted' });
  expect(vi.getTimerCount()).toBe(0);
});
