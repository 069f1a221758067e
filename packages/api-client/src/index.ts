export { createApiClient, type ApiClient, type ApiClientOptions } from './client.ts';
export {
  AbortedError,
  ApiError,
  HttpError,
  InvalidPathError,
  NetworkError,
  SchemaError,
  SessionExpiredError,
  TimeoutError,
  isAbortedError,
  isApiError,
  isHttpError,
  isNetworkError,
  isSchemaError,
  isSessionExpiredError,
  isTimeoutError,
  toApiError,
  type ApiErrorCode,
} from './errors.ts';
export type { Notice, Open } from './schema.ts';
export type { TokenSource } from './tokens.ts';
export type { CallOptions, TransferOptions } from './transport.ts';
