/** The response times of the mock in the browser. */
import { delay } from 'msw';
import type { Operation } from './call-handler.ts';

/** The shortest and the longest delay. */
export type DelayRange = readonly [min: number, max: number];

const DEFAULT_RANGE_MS: DelayRange = [100, 300];
const SLOW_RANGE_MS: DelayRange = [2_000, 4_000];
const STEP_COUNT = 7;

/** The configured latency. */
export interface Latency {
  /** Latency of every response in milliseconds; `null` for the default. */
  readonly all: number | null;
  /** Additional latency of a call in milliseconds: it determines which response is last. */
  readonly calls: ReadonlyMap<Operation, number>;
}

/**
 * Parses `250`, `GET /customers:900`, or several separated by commas: milliseconds for all responses and, after the name
 * of a call, additional milliseconds for that call.
 * @param calls The calls that can have a latency.
 * @returns `null` when any part is unknown.
 */
export function parseLatency(text: string, calls: readonly Operation[]): Latency | null {
  let all: number | null = null;
  const latencies = new Map<Operation, number>();
  for (const part of text.split(',')) {
    const call = calls.find(({ name }) => part.startsWith(`${name}:`));
    const digits = call ? part.slice(call.name.length + 1) : part;
    if (!/^\d{1,5}$/.test(digits)) return null;
    if (call) latencies.set(call, Number(digits));
    else all = Number(digits);
  }
  return { all, calls: latencies };
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

/** Creates the wait before each response. */
export function createWait(
  isSlow: boolean,
  latency: Latency | null,
  defaultRangeMs?: DelayRange,
): (operation: Operation) => Promise<void> {
  const nextDelay = createDelays(isSlow, latency?.all ?? null, defaultRangeMs);
  return async (operation) => {
    const ms = nextDelay() + (latency?.calls.get(operation) ?? 0);
    if (ms > 0) await delay(ms);
  };
}
