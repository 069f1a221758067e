/** The milliseconds of each round, with kit and baseline in turn. */
export interface Rounds {
  readonly kit: readonly number[];
  readonly bare: readonly number[];
}

/** The kit or its baseline. */
export type Side = keyof Rounds;

/** Collects garbage between two rounds, so that no collection occurs during a measurement. */
export function collectGarbage(): void {
  if (!globalThis.gc)
    throw new Error(
      'Chromium has to run with --js-flags=--expose-gc; otherwise, a garbage collection can occur during a measured round.',
    );
  globalThis.gc();
}

/** Resolves after two frames, so that rendering and observers finish outside the measured time. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}

/** Returns the milliseconds that an action takes. */
export async function timed(action: () => unknown): Promise<number> {
  const startTime = performance.now();
  await action();
  return performance.now() - startTime;
}

/** Measures both sides in turn and alternates which one is first, so that neither benefits from a warm machine. */
export async function measureAlternately(
  rounds: number,
  warmUp: number,
  measure: (side: Side) => Promise<readonly number[]>,
): Promise<Rounds> {
  const times: Record<Side, number[]> = { kit: [], bare: [] };
  for (let round = -warmUp; round < rounds; round += 1) {
    const order: readonly Side[] = round % 2 === 0 ? ['kit', 'bare'] : ['bare', 'kit'];
    for (const side of order) {
      collectGarbage();
      const roundTimes = await measure(side);
      if (round >= 0) times[side].push(...roundTimes);
    }
  }
  return times;
}
