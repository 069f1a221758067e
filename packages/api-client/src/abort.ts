import { AbortedError } from './errors.ts';

/** Joins signals into one; `undefined` when there is none. */
export function joinSignals(...signals: readonly (AbortSignal | undefined)[]): AbortSignal | undefined {
  const present = signals.filter((signal) => signal !== undefined);
  return present.length > 1 ? AbortSignal.any(present) : present[0];
}

/** @throws AbortedError when the signal is aborted. */
export function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new AbortedError(undefined, { cause: signal.reason });
}

/**
 * Resolves with the promise, or rejects as soon as the signal is aborted, even if the promise ignores the signal.
 * @throws AbortedError
 */
export async function orAborted<Value>(promise: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (!signal) return promise;
  let abort = (): void => undefined;
  const aborted = new Promise<never>((_resolve, reject) => {
    abort = () => reject(new AbortedError(undefined, { cause: signal.reason }));
  });
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

/**
 * Waits with a timer.
 * @throws AbortedError when the signal is aborted first.
 */
export async function timerWait(ms: number, signal?: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const elapsed = new Promise<void>((resolve) => {
    timer = setTimeout(() => resolve(), ms);
  });
  try {
    await orAborted(elapsed, signal);
  } finally {
    clearTimeout(timer);
  }
}
