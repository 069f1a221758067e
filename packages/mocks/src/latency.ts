/** How long the browser's mock takes to answer. */

const USUAL_MS = [100, 300] as const;
const SLOW_MS = [2_000, 4_000] as const;
const STEPS = 7;

/** A latency in milliseconds out of the address; `null` when it is not one. */
export function chooseLatency(text: string | null): number | null {
  if (text === null || !/^\d{1,5}$/.test(text)) return null;
  return Number(text);
}

/** The pauses before each answer in turn: always the same row, so that two runs take the same time. */
export function createPauses(isSlow: boolean, fixedMs: number | null): () => number {
  const [least, most] = isSlow ? SLOW_MS : USUAL_MS;
  let step = 0;
  return () => {
    if (fixedMs !== null) return fixedMs;
    // Three and seven have no common divisor, so each of the seven pauses comes once a round.
    step = (step + 3) % STEPS;
    return Math.round(least + ((most - least) * step) / (STEPS - 1));
  };
}
