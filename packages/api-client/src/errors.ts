/**
 * The errors of a call. `code` is stable and maps to a translation key; `message` is for logs (and, for an `HttpError`,
 * the provider's message).
 */

/** The stable codes of the errors. */
export type ApiErrorCode =
  | 'http'
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'schema'
  | 'session-expired'
  | 'invalid-path'
  | 'unknown';

/** The base class of every error of this package; `unknown` when no other code fits. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;

  constructor(code: ApiErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
    this.code = code;
  }
}

/** The provider responded with a status outside 200–299. */
export class HttpError extends ApiError {
  /** The HTTP status. */
  readonly status: number;
  /**
   * The response body: parsed when it is JSON, otherwise its text; `null` when empty (product.md#errors: the topup
   * error carries it).
   */
  readonly body: unknown;
  /** Seconds that the provider asks to wait before a retry. */
  readonly retryAfter?: number;

  constructor(status: number, body: unknown, retryAfter?: number) {
    super('http', messageOf(body) ?? `HTTP ${status}`);
    this.status = status;
    this.body = body;
    if (retryAfter !== undefined) this.retryAfter = retryAfter;
  }
}

/** No response arrived: offline, refused, reset, or blocked by the browser. */
export class NetworkError extends ApiError {
  constructor(message = 'No response from the provider', options?: ErrorOptions) {
    super('network', message, options);
  }
}

/** No response arrived within the timeout. */
export class TimeoutError extends ApiError {
  constructor(message = 'The provider took too long to respond', options?: ErrorOptions) {
    super('timeout', message, options);
  }
}

/** The caller's or the client's signal was aborted. No caller is waiting, so no message is needed. */
export class AbortedError extends ApiError {
  constructor(message = 'The call was cancelled', options?: ErrorOptions) {
    super('aborted', message, options);
  }
}

/** The response does not match the schema. */
export class SchemaError extends ApiError {
  /** Dotted path of the first invalid field, as `0.Terms.fundedAmount`; empty for the body itself. */
  readonly path: string;

  constructor(path: string, message: string, options?: ErrorOptions) {
    super('schema', path === '' ? message : `${path}: ${message}`, options);
    this.path = path;
  }
}

/** The session has ended; the message of a refresh without a user is `not logged in` (product.md#errors). */
export class SessionExpiredError extends ApiError {
  constructor(message = 'not logged in', options?: ErrorOptions) {
    super('session-expired', message, options);
  }
}

/** A value can't be a path segment: it is empty, `.` or `..`, or not well-formed text. */
export class InvalidPathError extends ApiError {
  constructor(message: string, options?: ErrorOptions) {
    super('invalid-path', message, options);
  }
}

/** Whether the value is an error of this package. */
export const isApiError = (value: unknown): value is ApiError => value instanceof ApiError;
/** Whether the provider responded with an error status; with `status`, whether with that one. */
export const isHttpError = (value: unknown, status?: number): value is HttpError =>
  value instanceof HttpError && (status === undefined || value.status === status);
/** Whether no response arrived. */
export const isNetworkError = (value: unknown): value is NetworkError => value instanceof NetworkError;
/** Whether the call timed out. */
export const isTimeoutError = (value: unknown): value is TimeoutError => value instanceof TimeoutError;
/** Whether the call was cancelled. */
export const isAbortedError = (value: unknown): value is AbortedError => value instanceof AbortedError;
/** Whether the response did not match the schema. */
export const isSchemaError = (value: unknown): value is SchemaError => value instanceof SchemaError;
/** Whether the session has ended. */
export const isSessionExpiredError = (value: unknown): value is SessionExpiredError =>
  value instanceof SessionExpiredError;

/**
 * Converts any thrown value to an `ApiError`. An abort keeps its meaning; anything else becomes the code `unknown` with
 * the original as its cause.
 */
export function toApiError(thrown: unknown): ApiError {
  if (isApiError(thrown)) return thrown;
  if (thrown instanceof Error) {
    if (thrown.name === 'AbortError') return new AbortedError(undefined, { cause: thrown });
    if (thrown.name === 'TimeoutError') return new TimeoutError(undefined, { cause: thrown });
    return new ApiError('unknown', thrown.message, { cause: thrown });
  }
  return new ApiError('unknown', 'Unknown failure', { cause: thrown });
}

function messageOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('message' in body)) return undefined;
  return typeof body.message === 'string' && body.message.trim() !== '' ? body.message : undefined;
}
