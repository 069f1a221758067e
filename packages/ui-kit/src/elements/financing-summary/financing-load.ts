import { oneOf } from '#base/one-of.ts';
import { dateOf } from '#format/format.ts';

/** Why a summary failed to load: an HTTP error, a network error, a timeout, an invalid response, or an ended session. */
export const financingLoadCodes = ['http', 'network', 'timeout', 'schema', 'session-expired', 'unknown'] as const;
export type FinancingLoadCode = (typeof financingLoadCodes)[number];

/** The next collection. */
export interface FinancingCollection {
  /** The amount in minor units. */
  readonly amount: number;
  /** The date, as an ISO date or time. */
  readonly date: string;
  /** The account that is debited, such as `Northgate ····4417`. */
  readonly account?: string | undefined;
}

/** The repayment of the open contracts, in minor units. */
export interface FinancingRepayment {
  readonly collected: number;
  /** The total to repay, including fees. */
  readonly total: number;
  /** The date of the last collection, as an ISO date. */
  readonly until?: string | undefined;
}

/** The figures of a business's financing. Amounts are integers in minor units. */
export interface FinancingFigures {
  /** The available amount. */
  readonly available: number;
  /** The amount owed. */
  readonly owed: number;
  /** The amount on its way to the business. */
  readonly inProgress?: number | undefined;
  /** The limit. Defaults to the sum of available and owed. */
  readonly limit?: number | undefined;
  /** The next collection, or null if none is scheduled. */
  readonly next?: FinancingCollection | null | undefined;
  /** The repayment, or null if there is nothing left to repay. */
  readonly repayment?: FinancingRepayment | null | undefined;
}

/** The argument of a page's `load` function. */
export interface FinancingLoadRequest {
  /** The bearer token that the page's `token` function returned; null without one. */
  readonly token: string | null;
  /** The language of the element, as a BCP 47 tag. */
  readonly language: string;
  /** Aborted when the result is no longer needed. */
  readonly signal: AbortSignal;
}

/**
 * Loads the figures; resolves to null if there is no financing yet. Errors are distinguished by their `code`, one of
 * {@link financingLoadCodes}. After `session-expired`, it is called once more with a new token.
 */
export type FinancingLoad = (request: FinancingLoadRequest) => Promise<FinancingFigures | null>;

/** The argument of a page's `token` function. */
export interface FinancingTokenRequest {
  /** The rejected token, if a new one is requested. */
  readonly rejected: string | null;
  readonly signal: AbortSignal;
}

/** Returns the bearer token, or null when nobody is signed in. Called before each load; the token is never stored. */
export type FinancingToken = (request: FinancingTokenRequest) => string | null | Promise<string | null>;

const KNOWN_CODES: readonly string[] = financingLoadCodes;

/** Returns the code of an error. */
export function loadCode(cause: unknown): FinancingLoadCode {
  if (typeof cause !== 'object' || cause === null) return 'unknown';
  // The `code` of an `AbortSignal.timeout` error is a number.
  if ('name' in cause && cause.name === 'TimeoutError') return 'timeout';
  return 'code' in cause && KNOWN_CODES.includes(String(cause.code))
    ? oneOf(cause.code, financingLoadCodes, 'unknown')
    : 'unknown';
}

/** Thrown if the response is not a valid summary. */
class FiguresError extends Error {
  readonly code = 'schema';
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const areAmounts = (fields: Fields, names: readonly string[]): boolean =>
  names.every((name) => Number.isFinite(fields[name]));
const isAbsent = (value: unknown): value is null | undefined => value === null || value === undefined;
const isDate = (value: unknown): boolean => typeof value === 'string' && dateOf(value) !== null;

function isFigures(value: unknown): value is FinancingFigures {
  if (!isFields(value) || !areAmounts(value, ['available', 'owed'])) return false;
  const { next, repayment } = value;
  return (
    ['inProgress', 'limit'].every((name) => isAbsent(value[name]) || areAmounts(value, [name])) &&
    (isAbsent(next) || (isFields(next) && areAmounts(next, ['amount']) && isDate(next['date']))) &&
    (isAbsent(repayment) ||
      (isFields(repayment) &&
        areAmounts(repayment, ['collected', 'total']) &&
        (isAbsent(repayment['until']) || isDate(repayment['until']))))
  );
}

/** Rejects with the signal's reason on abort, since the page's promise may never settle. */
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const rejectWithReason = (): void => reject(signal.reason as Error);
    if (signal.aborted) rejectWithReason();
    else signal.addEventListener('abort', rejectWithReason, { once: true });
  });
}

async function requestFigures(
  load: FinancingLoad,
  token: FinancingToken | undefined,
  language: string,
  signal: AbortSignal,
): Promise<FinancingFigures | null> {
  const requestToken = async (rejected: string | null): Promise<string | null> =>
    typeof token === 'function' ? token({ rejected, signal }) : null;
  const loadWithToken = async (bearerToken: string | null): Promise<FinancingFigures | null> => {
    signal.throwIfAborted();
    const response: unknown = await load({ token: bearerToken, language, signal });
    if (response !== null && !isFigures(response))
      throw new FiguresError('The response is not a valid financing summary.');
    return response;
  };
  const firstToken = await requestToken(null);
  try {
    return await loadWithToken(firstToken);
  } catch (cause) {
    if (firstToken === null || loadCode(cause) !== 'session-expired') throw cause;
    const newToken = await requestToken(firstToken);
    if (newToken === null || newToken === firstToken) throw cause;
    return loadWithToken(newToken);
  }
}

/**
 * Loads the figures with the page's token.
 * @returns The figures, or null if there is no financing yet.
 * @throws The error of the page, or the signal's reason on abort.
 */
export function loadFigures(
  load: FinancingLoad,
  token: FinancingToken | undefined,
  language: string,
  signal: AbortSignal,
): Promise<FinancingFigures | null> {
  return Promise.race([requestFigures(load, token, language, signal), rejectOnAbort(signal)]);
}
