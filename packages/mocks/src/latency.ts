/** The response times of the mock in the browser. */
import type { Declaration } from '@plinth/api-client/call';
import { declarations } from '@plinth/api-client/registry';

/** The shortest and the longest delay. */
type DelayRange = readonly [min: number, max: number];

const DEFAULT_RANGE_MS: DelayRange = [100, 300];
const SLOW_RANGE_MS: DelayRange = [2_000, 4_000];
const STEP_COUNT = 7;

/** The configured latency. */
export interface Latency {
  /** Latency of every answer in milliseconds; `null` for the default. */
  readonly all: number | null;
  /** Additional latency of a call in milliseconds: it determines which response is last. */
  readonly calls: ReadonlyMap<Declaration, number>;
}

/**
 * Parses `250`, `GET /customers:900`, or several separated by commas: milliseconds for all answers and, after the name
 * of a call, additional milliseconds for that call.
 * @returns `null` when any part is unknown.
 */
export function parseLatency(text: string): Latency | null {
  let all: number | null = null;
  const calls = new Map<Declaration, number>();
  for (const part of text.split(',')) {
    const call = declarations.find(({ name }) => part.startsWith(`${name}:`));
    const digits = call ? part.slice(call.name.length + 1) : part;
    if (!/^\d{1,5}$/.test(digits)) return null;
    if (call) calls.set(call, Number(digits));
    else all = Number(digits);
  }
  return { all, calls };
}

/** Creates the sequence of delays: always the same one, so that two runs take the same time. */
export function createDelays(
  isSlow: boolean,
  fixedMs: number | null,
  defaultRangeMs: DelayRange = DEFAULT_RANGE_MS,
): () => number {
  const [minMs, maxMs] = isSlow ? SLOW_RANGE_MS : defaultRangeMs;
  let step = 0;
  return () => {
    if (fixedMs !== null) return fixedMs;
    // Three and seven have no common divisor, so each of the seven delays occurs once a round.
    step = (step + 3) % STEP_COUNT;
    return Math.round(minMs + ((maxMs - minMs) * step) / (STEP_COUNT - 1));
  };
}
