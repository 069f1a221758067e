import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { timerWait } from './abort.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('resolves after the time and not before', async () => {
  const ended = vi.fn<() => void>();
  const wait = timerWait(500).then(ended);
  await vi.advanceTimersByTimeAsync(499);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await wait;
  expect(ended).toHaveBeenCalledOnce();
});

test('rejects immediately when aborted and leaves no timer', async () => {
  const aborter = new AbortController();
  const wait = timerWait(500, aborter.signal);
  aborter.abort();
  await expect(wait).rejects.toMatchObject({ code: 'aborted' });
  expect(vi.getTimerCount()).toBe(0);
});
