/** When a failed read is tried again, and after how long. */

/** The header fields that say how long to wait. */
interface WaitHeaders {
  readonly retryAfter: string | undefined;
  /** The provider's own clock, so that a date needs no trust in ours. */
  readonly date: string | undefined;
}

const PAUSES_MS = [500, 1_500] as const;
const PASSING_STATUSES: ReadonlySet<number> = new Set([429, 502, 503, 504]);
const LONGEST_WAIT_S = 10;

/** Whether a status may pass by itself: 429, 502, 503, 504. */
export const isPassingStatus = (status: number): boolean => PASSING_STATUSES.has(status);

/**
 * Milliseconds to wait before the next try, or `null` when there is none: after the second, or when the provider asks
 * for more than ten seconds.
 * @param tries How many times this call was already tried again.
 * @param retryAfter Seconds the provider asked for.
 * @param random Between 0 and 1; spreads the pause by half either way, so that clients do not come back in step.
 */
export function pauseBefore(tries: number, retryAfter: number | undefined, random: () => number): number | null {
  const base = PAUSES_MS[tries];
  if (base === undefined) return null;
  if (retryAfter !== undefined) return retryAfter > LONGEST_WAIT_S ? null : retryAfter * 1_000;
  return Math.round(base * (0.5 + random()));
}

/** `Retry-After` in seconds, from either of its forms; `undefined` when absent, unreadable, or a date without a clock. */
export function retryAfterSeconds({ retryAfter, date }: WaitHeaders): number | undefined {
  const text = retryAfter?.trim();
  if (text === undefined || text === '') return undefined;
  if (/^\d+$/.test(text)) return Number(text);
  const seconds = (Date.parse(text) - Date.parse(date ?? '')) / 1_000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds));
}
