/** How long the browser's mock takes to answer. */
import { CALLS, type CallName } from './calls.ts';

const USUAL_MS = [100, 300] as const;
const SLOW_MS = [2_000, 4_000] as const;
const STEPS = 7;

/** How long answers take, where somebody says so. */
export interface Latency {
  /** Every answer, in milliseconds; `null` for the usual time. */
  readonly all: number | null;
  /** What one call takes longer than the others, in milliseconds: it decides which answer comes last. */
  readonly calls: ReadonlyMap<CallName, number>;
}

/**
 * Reads `250`, `GET /customers:900`, or several with commas: milliseconds for all and, with a call before them, on top
 * of that for the call.
 * @returns `null` when any of it is not known.
 */
export function readLatency(text: string): Latency | null {
  let all: number | null = null;
  const calls = new Map<CallName, number>();
  for (const part of text.split(',')) {
    const name = CALLS.find((known) => part.startsWith(`${known}:`));
    const digits = name ? part.slice(name.length + 1) : part;
    if (!/^\d{1,5}$/.test(digits)) return null;
    if (name) calls.set(name, Number(digits));
    else all = Number(digits);
  }
  return { all, calls };
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
