/** Milliseconds of each round, kit and bare in turn. */
export interface Rounds {
  readonly kit: readonly number[];
  readonly bare: readonly number[];
}

/** The kit, or what it is measured against. */
export type Side = keyof Rounds;

/** A collection inside a round is not the round’s. */
export function collectGarbage(): void {
  if (!globalThis.gc)
    throw new Error('Chromium has to run with --js-flags=--expose-gc: a collection inside a round is not the round’s.');
  globalThis.gc();
}

/** An idle moment in which frames, observers and what they cause take place, outside of every measured span. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}

/** Milliseconds that an action takes. */
export async function timed(action: () => unknown): Promise<number> {
  const began = performance.now();
  await action();
  return performance.now() - began;
}

/** Runs both sides in turn, each first every other time, so that neither has the warmer machine. */
export async function inTurn(
  rounds: number,
  warmUp: number,
  measure: (side: Side) => Promise<readonly number[]>,
): Promise<Rounds> {
  const taken: Record<Side, number[]> = { kit: [], bare: [] };
  for (let round = -warmUp; round < rounds; round += 1) {
    const order: readonly Side[] = round % 2 === 0 ? ['kit', 'bare'] : ['bare', 'kit'];
    for (const side of order) {
      collectGarbage();
      const times = await measure(side);
      if (round >= 0) taken[side].push(...times);
    }
  }
  return taken;
}
