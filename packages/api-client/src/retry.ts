/** When a failed read is retried, and after which delay. */

/** The headers that ask for a delay. */
interface WaitHeaders {
  readonly retryAfter: string | undefined;
  /** The provider's clock: a date is relative to it, not to the device's. */
  readonly date: string | undefined;
}

const RETRY_DELAYS_MS = [500, 1_500] as const;
const TRANSIENT_STATUSES: ReadonlySet<number> = new Set([429, 502, 503, 504]);
const MAX_RETRY_AFTER_S = 10;

/** Whether a retry may succeed after this status: 429, 502, 503, 504. */
export const isTransientStatus = (status: number): boolean => TRANSIENT_STATUSES.has(status);

/**
 * Milliseconds to wait before the next retry, or `null` when there is none: after two retries, or when the provider
 * asks for more than ten seconds.
 * @param retries How many times this call was retried.
 * @param retryAfter Seconds that the provider asks for.
 * @param random A number between 0 and 1; varies the delay by half either way, so that clients don't retry in step.
 */
export function retryDelay(retries: number, retryAfter: number | undefined, random: () => number): number | null {
  const base = RETRY_DELAYS_MS[retries];
  if (base === undefined) return null;
  if (retryAfter !== undefined) return retryAfter > MAX_RETRY_AFTER_S ? null : retryAfter * 1_000;
  return Math.round(base * (0.5 + random()));
}

/** `Retry-After` in seconds, from either of its forms; `undefined` when absent, unreadable, or a date without `Date`. */
export function retryAfterSeconds({ retryAfter, date }: WaitHeaders): number | undefined {
  const text = retryAfter?.trim();
  if (text === undefined || text === '') return undefined;
  if (/^\d+$/.test(text)) return Number(text);
  const seconds = (Date.parse(text) - Date.parse(date ?? '')) / 1_000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds));
}
