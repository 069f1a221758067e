import { afterEach, describe, expect, it, vi } from 'vitest';
import { runSync, TimeSlicer, type SlicedWork } from './time-slicing.ts';

const STEP_DURATION_MS = 15;

let now = 0;

afterEach(() => vi.restoreAllMocks());

function* work(steps: number, name: string): SlicedWork<string> {
  for (let step = 0; step < steps; step += 1) {
    now += STEP_DURATION_MS;
    yield;
  }
  return name;
}

function createSlicer(): {
  readonly slicer: TimeSlicer<string>;
  readonly results: [name: string, isAsync: boolean][];
  readonly start: (steps: number, name: string) => void;
} {
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const slicer = new TimeSlicer<string>();
  const results: [string, boolean][] = [];
  return {
    slicer,
    results,
    start: (steps, name) => slicer.start(work(steps, name), (result, isAsync) => results.push([result, isAsync])),
  };
}

describe('TimeSlicer', () => {
  it('returns the result synchronously when one slice is enough', () => {
    const { slicer, results, start } = createSlicer();
    start(1, 'short');
    expect(results).toEqual([['short', false]]);
    expect(slicer.settled).toBe(undefined);
  });

  it('lets other tasks run between the slices of long work', async () => {
    const { slicer, results, start } = createSlicer();
    const resultCounts: number[] = [];
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      resultCounts.push(results.length);
      if (slicer.settled) port2.postMessage(null);
    });
    port1.start();
    port2.postMessage(null);
    start(12, 'long');
    expect(results).toEqual([]);
    await slicer.settled;
    expect(results).toEqual([['long', true]]);
    expect(resultCounts.filter((count) => count === 0).length).toBeGreaterThan(2);
    port1.close();
  });

  it('cancels the current work when new work starts or cancel() is called', async () => {
    const { slicer, results, start } = createSlicer();
    start(50, 'old');
    const old = slicer.settled;
    start(4, 'new');
    await Promise.all([old, slicer.settled]);
    expect(results).toEqual([['new', true]]);
    start(50, 'canceled');
    const canceled = slicer.settled;
    slicer.cancel();
    await canceled;
    expect(results.length).toBe(1);
  });
});

describe('runSync', () => {
  it('returns the result of long work without interruption', () => {
    expect(runSync(work(50, 'long'))).toBe('long');
  });
});
