import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitUntil } from './wait-until.ts';

const FRAME_MS = 16;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, FRAME_MS));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('waitUntil', () => {
  it('resolves on the first frame on which the condition is met', async () => {
    let frame = 0;
    const met = waitUntil(() => (frame += 1) === 3);
    await vi.advanceTimersByTimeAsync(10 * FRAME_MS);
    await expect(met).resolves.toBeUndefined();
    expect(frame).toBe(3);
  });

  it.each([
    ['the first row', 'Still waiting for: the first row'],
    [undefined, 'Still waiting for: () => false'],
  ])('rejects after a timeout when the label is %j', async (label, message) => {
    await Promise.all([
      expect(waitUntil(() => false, label)).rejects.toThrow(message),
      vi.advanceTimersByTimeAsync(25_000),
    ]);
  });
});
