/** The only module that uses the network: builds and sends requests, parses responses by schema, maps errors. */
import axios, { type AxiosInstance, type AxiosResponse, type CreateAxiosDefaults } from 'axios';
import type { GenericSchema } from 'valibot';
import { joinSignals, orAborted, throwIfAborted, timerWait } from './abort.ts';
import { parseErrorBody, parseBody } from './body.ts';
import {
  AbortedError,
  HttpError,
  NetworkError,
  SchemaError,
  TimeoutError,
  toApiError,
  type ApiError,
} from './errors.ts';
import type { ApiPath } from './path.ts';
import { randomId } from './random-id.ts';
import { isTransientStatus, retryAfterSeconds, retryDelay } from './retry.ts';
import { parse, reportUnknown, type Notice } from './schema.ts';
import type { TokenSource } from './tokens.ts';

/** The options of one call. */
export interface CallOptions {
  /** Cancels this call. */
  readonly signal?: AbortSignal;
  /** Key of the user's action, to reuse when the user retries it. Ignored for reads. */
  readonly idempotencyKey?: string;
}

/** One request. */
interface ApiRequest<Output> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: ApiPath;
  /** Name of the call, for notices; it never contains parameter values. */
  readonly name: string;
  readonly query?: Readonly<Record<string, string | undefined>>;
  /** Sent as JSON, except a `FormData`, which is sent as multipart. */
  readonly body?: object;
  readonly schema: GenericSchema<unknown, Output>;
  /** A call that needs no session: its 401 is an ordinary error and never refreshes the token. */
  readonly isPublic?: boolean;
}

/** Sends a request and resolves with the parsed response, or throws an `ApiError`. */
export type Send = <Output>(request: ApiRequest<Output>, options?: CallOptions) => Promise<Output>;

/** The options of a transport. Time, randomness and ids are injected. */
export interface TransportOptions {
  /** Base address of the API: `https://api.example/v1`, or a path of this origin. */
  readonly baseUrl: string;
  readonly tokens: TokenSource;
  /** Cancels every call of this client. */
  readonly signal?: AbortSignal;
  readonly onNotice?: (notice: Notice) => void;
  /** Waits for milliseconds; defaults to a timer. */
  readonly wait?: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** A number between 0 and 1; defaults to `Math.random`. */
  readonly random?: () => number;
  /** A new idempotency key; defaults to 128 random bits. */
  readonly newId?: () => string;
  /**
   * Whether writes have the header `Idempotency-Key`; `true` by default. An API on another origin has to permit the header,
   * or browsers refuse every write.
   */
  readonly sendsIdempotencyKeys?: boolean;
  /** Timeout of a response in milliseconds; defaults to 30,000. */
  readonly timeoutMs?: number;
  /**
   * Returns the response to a read that the page has already requested, with the same token; undefined without one. It is
   * called for each try.
   */
  readonly takeEarlyResponse?: (path: string, token: string | null) => Promise<Response> | undefined;
}

/** A transfer of bytes to or from a signed address. */
interface TransferRequest {
  readonly method: 'GET' | 'PUT';
  /** An absolute address, of any host. */
  readonly url: string;
  /** Sent with its own media type. */
  readonly body?: Blob;
}

/** The options of one transfer. */
export interface TransferOptions {
  /** Cancels this transfer. */
  readonly signal?: AbortSignal;
  /** Called with the transferred share, from 0 to 1 and never decreasing; 1 is reported once, when everything has arrived. */
  readonly onProgress?: (share: number) => void;
}

/** Transfers bytes and resolves with those of the response, or throws an `ApiError`. */
export type Transfer = (request: TransferRequest, options?: TransferOptions) => Promise<Blob>;

interface OutgoingRequest {
  readonly method: string;
  readonly url: string;
  readonly body: string | FormData | undefined;
  readonly key: string | undefined;
  readonly signal: AbortSignal | undefined;
}

interface RawResponse {
  readonly status: number;
  readonly text: string;
  readonly retryAfter: number | undefined;
}

const TIMEOUT_MS = 30_000;
/** A longer response is parsed in steps, because parsing thousands of rows at once would block the page noticeably. */
const MAX_BLOCKING_LENGTH = 100_000;
const TOKEN_PATTERN = /^[\w-]+\.[\w-]+\.[\w-]*$/;

/** Creates the function that sends every call. */
export function createTransport(options: TransportOptions): Send {
  const { tokens, onNotice, wait = timerWait, random = Math.random, newId = randomId } = options;
  const { sendsIdempotencyKeys = true } = options;
  const http = createHttp(options.baseUrl, options.timeoutMs ?? TIMEOUT_MS);

  /** Sends a request and retries transient failures; retries are counted for the entire call. */
  async function sendWithRetries(
    outgoing: OutgoingRequest,
    token: string | null,
    retries: { used: number },
  ): Promise<RawResponse> {
    for (;;) {
      const early = outgoing.method === 'GET' ? options.takeEarlyResponse?.(outgoing.url, token) : undefined;
      const outcome = (early && (await readEarly(early))) ?? (await sendOnce(http, outgoing, token));
      const delayMs = canRetry(outgoing, outcome) ? retryDelay(retries.used, retryAfterOf(outcome), random) : null;
      if (delayMs === null) {
        if (outcome instanceof Error) throw outcome;
        return outcome;
      }
      retries.used += 1;
      await orAborted(wait(delayMs, outgoing.signal), outgoing.signal);
    }
  }

  async function refreshToken(rejected: string, signal: AbortSignal | undefined): Promise<string> {
    const newToken = await orAborted(tokens.refresh(rejected, signal), signal);
    if (!TOKEN_PATTERN.test(newToken)) throw new SchemaError('token', 'Expected a bearer token');
    return newToken;
  }

  return async function send<Output>(request: ApiRequest<Output>, callOptions: CallOptions = {}): Promise<Output> {
    try {
      const signal = joinSignals(options.signal, callOptions.signal);
      throwIfAborted(signal);
      const hasKey = sendsIdempotencyKeys && request.method !== 'GET';
      const key = hasKey ? (callOptions.idempotencyKey ?? newId()) : undefined;
      const outgoing: OutgoingRequest = {
        method: request.method,
        url: urlOf(request),
        body: bodyOf(request),
        key,
        signal,
      };
      const storedToken = await orAborted(tokens.get(signal), signal);
      const token = storedToken !== null && TOKEN_PATTERN.test(storedToken) ? storedToken : null;
      const retries = { used: 0 };
      let response = await sendWithRetries(outgoing, token, retries);
      if (response.status === 401 && token !== null && !request.isPublic) {
        response = await sendWithRetries(outgoing, await refreshToken(token, signal), retries);
      }
      throwIfAborted(signal);
      return await readResponse(
        request,
        response,
        onNotice,
        response.text.length > MAX_BLOCKING_LENGTH ? () => wait(0, signal) : undefined,
      );
    } catch (thrown) {
      throw toApiError(thrown);
    }
  };
}

/**
 * Creates the function that transfers files. It knows neither the base address nor a token: a signed address belongs to
 * another host, which must never receive one. Nothing is retried. It times out when no bytes arrive for `timeoutMs`,
 * however long the transfer takes.
 */
export function createTransfer(options: Pick<TransportOptions, 'signal' | 'timeoutMs'>): Transfer {
  const http = axios.create({ ...RAW_DEFAULTS, responseType: 'arraybuffer' });

  return async function transfer({ method, url, body }, { signal: callSignal, onProgress }: TransferOptions = {}) {
    const signal = joinSignals(options.signal, callSignal);
    const stalled = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let reportedShare = 0;
    const onBytes = ({ loaded, total }: { loaded: number; total?: number | undefined }): void => {
      // Axios throttles events and may deliver the last one after the end.
      if (reportedShare >= 1) return;
      clearTimeout(timer);
      timer = setTimeout(() => stalled.abort(), options.timeoutMs ?? TIMEOUT_MS);
      const share = total ? loaded / total : 0;
      // Only the response proves that everything has arrived.
      if (share <= reportedShare || share >= 1) return;
      reportedShare = share;
      onProgress?.(share);
    };
    try {
      throwIfAborted(signal);
      onBytes({ loaded: 0 });
      const response: AxiosResponse<ArrayBuffer> = await http.request({
        method,
        url,
        signal: AbortSignal.any([stalled.signal, ...(signal ? [signal] : [])]),
        ...(body
          ? { data: body, headers: { 'Content-Type': body.type }, onUploadProgress: onBytes }
          : { onDownloadProgress: onBytes }),
      });
      throwIfAborted(signal);
      if (response.status < 200 || response.status > 299) {
        throw new HttpError(response.status, parseErrorBody(new TextDecoder().decode(response.data)));
      }
      reportedShare = 1;
      onProgress?.(1);
      const type: unknown = response.headers['content-type'];
      return new Blob([response.data], typeof type === 'string' ? { type } : {});
    } catch (thrown) {
      if (stalled.signal.aborted && !signal?.aborted) throw new TimeoutError(undefined, { cause: thrown });
      throw failureOf(thrown, signal);
    } finally {
      reportedShare = 1;
      clearTimeout(timer);
    }
  };
}

/** Axios neither sends cookies nor interprets responses: this module does, whatever the status. */
const RAW_DEFAULTS: CreateAxiosDefaults = {
  withXSRFToken: false,
  transformResponse: [(data: unknown) => data],
  transformRequest: [(data: unknown) => data],
  validateStatus: () => true,
};

function createHttp(baseURL: string, timeout: number): AxiosInstance {
  return axios.create({
    baseURL,
    timeout,
    // Otherwise an absolute URL in a parameter would receive the token.
    allowAbsoluteUrls: false,
    ...RAW_DEFAULTS,
    headers: { common: { Accept: 'application/json' } },
    // Axios passes broken JSON on as text; the body is parsed here instead.
    responseType: 'text',
    transitional: { clarifyTimeoutError: true, silentJSONParsing: false, forcedJSONParsing: false },
  });
}

async function sendOnce(
  http: AxiosInstance,
  outgoing: OutgoingRequest,
  token: string | null,
): Promise<RawResponse | ApiError> {
  const { method, url, body, key, signal } = outgoing;
  throwIfAborted(signal);
  try {
    const response: AxiosResponse<unknown> = await http.request({
      method,
      url,
      headers: {
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        ...(key === undefined ? {} : { 'Idempotency-Key': key }),
        ...(typeof body === 'string' ? { 'Content-Type': 'application/json' } : {}),
      },
      ...(body === undefined ? {} : { data: body }),
      ...(signal ? { signal } : {}),
    });
    const header = (name: string): string | undefined => {
      const value: unknown = response.headers[name];
      return typeof value === 'string' ? value : undefined;
    };
    return {
      status: response.status,
      text: typeof response.data === 'string' ? response.data : '',
      retryAfter: retryAfterSeconds({ retryAfter: header('retry-after'), date: header('date') }),
    };
  } catch (thrown) {
    return failureOf(thrown, signal);
  }
}

/** Returns a response that was requested earlier; null where it did not arrive, and the request is sent again. */
async function readEarly(early: Promise<Response>): Promise<RawResponse | null> {
  try {
    const { status, headers, text } = await early.then(async (response) => ({
      status: response.status,
      headers: response.headers,
      text: await response.text(),
    }));
    const header = (name: string): string | undefined => headers.get(name) ?? undefined;
    return { status, text, retryAfter: retryAfterSeconds({ retryAfter: header('retry-after'), date: header('date') }) };
  } catch {
    return null;
  }
}

function failureOf(thrown: unknown, signal: AbortSignal | undefined): ApiError {
  if (signal?.aborted || axios.isCancel(thrown)) return new AbortedError(undefined, { cause: thrown });
  if (!axios.isAxiosError(thrown)) return toApiError(thrown);
  switch (thrown.code) {
    case 'ETIMEDOUT':
      return new TimeoutError(undefined, { cause: thrown });
    // The browser dropped the request because the page is unloading.
    case 'ECONNABORTED':
      return new AbortedError(undefined, { cause: thrown });
    default:
      return new NetworkError(undefined, { cause: thrown });
  }
}

const canRetry = (outgoing: OutgoingRequest, outcome: RawResponse | ApiError): boolean =>
  outgoing.method === 'GET' &&
  (outcome instanceof Error ? outcome instanceof NetworkError : isTransientStatus(outcome.status));

const retryAfterOf = (outcome: RawResponse | ApiError): number | undefined =>
  outcome instanceof Error ? undefined : outcome.retryAfter;

/** @param yieldToMain Lets the page respond between the steps of parsing a long response. */
async function readResponse<Output>(
  { name, schema }: ApiRequest<Output>,
  response: RawResponse,
  onNotice?: (notice: Notice) => void,
  yieldToMain?: () => Promise<void>,
): Promise<Output> {
  if (response.status < 200 || response.status > 299) {
    throw new HttpError(response.status, parseErrorBody(response.text), response.retryAfter);
  }
  await yieldToMain?.();
  const body = parseBody(response.text);
  await yieldToMain?.();
  const output = parse(schema, body);
  await yieldToMain?.();
  if (onNotice) reportUnknown(schema, body, name, onNotice);
  await yieldToMain?.();
  return output;
}

function urlOf({ path, query }: ApiRequest<unknown>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(name, value);
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}

const bodyOf = ({ body }: ApiRequest<unknown>): string | FormData | undefined =>
  body === undefined || body instanceof FormData ? body : JSON.stringify(body);
