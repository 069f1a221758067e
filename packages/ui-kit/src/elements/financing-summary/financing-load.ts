import { oneOf } from '#base/one-of.ts';
import { dateOf } from '#format/format.ts';

/** Why a summary did not load: the provider refused, nothing arrived, it took too long, the answer is no summary, nobody is signed in. */
export const financingLoadCodes = ['http', 'network', 'timeout', 'schema', 'session-expired', 'unknown'] as const;
export type FinancingLoadCode = (typeof financingLoadCodes)[number];

/** What is collected next. */
export interface FinancingCollection {
  /** Minor units. */
  readonly amount: number;
  /** When, an ISO date or time. */
  readonly date: string;
  /** The account that it is taken from, as its owner knows it: `Northgate ····4417`. */
  readonly account?: string | undefined;
}

/** How far the open contracts are repaid. Minor units. */
export interface FinancingRepayment {
  readonly collected: number;
  /** What there is to repay, with all fees. */
  readonly total: number;
  /** When the last of it is collected, an ISO date. */
  readonly until?: string | undefined;
}

/** A business's financing in figures (spec §3, Topup). Amounts are integers of minor units. */
export interface FinancingFigures {
  /** What can be drawn. */
  readonly available: number;
  /** What is owed. */
  readonly owed: number;
  /** What is on its way to the business. */
  readonly inProgress?: number | undefined;
  /** The limit; available and owed together when not given. */
  readonly limit?: number | undefined;
  /** Null when none is scheduled. */
  readonly next?: FinancingCollection | null | undefined;
  /** Null when nothing is left to repay. */
  readonly repayment?: FinancingRepayment | null | undefined;
}

/** What a page's `load` is told. */
export interface FinancingLoadRequest {
  /** The bearer token that the page's `token` gave; null without one. */
  readonly token: string | null;
  /** BCP 47 tag of the place where the summary stands. */
  readonly language: string;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
}

/**
 * Brings the figures, null where there is no financing yet. What it throws is told apart by its `code`, one of
 * {@link financingLoadCodes}; for `session-expired` it is asked once more, with a token newer than the refused one.
 */
export type FinancingLoad = (request: FinancingLoadRequest) => Promise<FinancingFigures | null>;

/** What a page's `token` is told. */
export interface FinancingTokenRequest {
  /** The token that was refused, where a newer one is asked for. */
  readonly rejected: string | null;
  readonly signal: AbortSignal;
}

/** Gives the bearer token; null when nobody is signed in. It is asked for before each load and never kept. */
export type FinancingToken = (request: FinancingTokenRequest) => string | null | Promise<string | null>;

const CODED: readonly string[] = financingLoadCodes;

/** The code of whatever was thrown. */
export function loadCode(cause: unknown): FinancingLoadCode {
  if (typeof cause !== 'object' || cause === null) return 'unknown';
  // What `AbortSignal.timeout` throws has a number for a code.
  if ('name' in cause && cause.name === 'TimeoutError') return 'timeout';
  return 'code' in cause && CODED.includes(String(cause.code))
    ? oneOf(cause.code, financingLoadCodes, 'unknown')
    : 'unknown';
}

/** The answer is no summary. */
class FiguresError extends Error {
  readonly code = 'schema';
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const areAmounts = (fields: Fields, names: readonly string[]): boolean =>
  names.every((name) => Number.isFinite(fields[name]));
const isAbsent = (value: unknown): value is null | undefined => value === null || value === undefined;
const isDate = (value: unknown): boolean => typeof value === 'string' && dateOf(value) !== null;

function isFigures(answer: unknown): answer is FinancingFigures {
  if (!isFields(answer) || !areAmounts(answer, ['available', 'owed'])) return false;
  const { next, repayment } = answer;
  return (
    ['inProgress', 'limit'].every((name) => isAbsent(answer[name]) || areAmounts(answer, [name])) &&
    (isAbsent(next) || (isFields(next) && areAmounts(next, ['amount']) && isDate(next['date']))) &&
    (isAbsent(repayment) ||
      (isFields(repayment) &&
        areAmounts(repayment, ['collected', 'total']) &&
        (isAbsent(repayment['until']) || isDate(repayment['until']))))
  );
}

/** Rejects with the signal's reason: what a page promised may never come. */
function abortion(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const end = (): void => reject(signal.reason as Error);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}

async function ask(
  load: FinancingLoad,
  token: FinancingToken | undefined,
  language: string,
  signal: AbortSignal,
): Promise<FinancingFigures | null> {
  const tokenAfter = async (rejected: string | null): Promise<string | null> =>
    typeof token === 'function' ? token({ rejected, signal }) : null;
  const figuresWith = async (given: string | null): Promise<FinancingFigures | null> => {
    signal.throwIfAborted();
    const answer: unknown = await load({ token: given, language, signal });
    if (answer !== null && !isFigures(answer)) throw new FiguresError('The answer is no financing summary.');
    return answer;
  };
  const first = await tokenAfter(null);
  try {
    return await figuresWith(first);
  } catch (cause) {
    if (first === null || loadCode(cause) !== 'session-expired') throw cause;
    const newer = await tokenAfter(first);
    if (newer === null || newer === first) throw cause;
    return figuresWith(newer);
  }
}

/**
 * Asks a page for its figures, with its token.
 * @returns null where there is no financing yet.
 * @throws what the page threw; the signal's reason as soon as it is aborted.
 */
export function loadFigures(
  load: FinancingLoad,
  token: FinancingToken | undefined,
  language: string,
  signal: AbortSignal,
): Promise<FinancingFigures | null> {
  return Promise.race([ask(load, token, language, signal), abortion(signal)]);
}
