/** The one door to the network: build, send, parse by schema, map errors. Nothing else in the package knows axios. */
import axios, { type AxiosInstance, type AxiosResponse, type CreateAxiosDefaults } from 'axios';
import type { GenericSchema } from 'valibot';
import { joinSignals, orAborted, throwIfAborted, timerWait } from './abort.ts';
import { looseBody, strictBody } from './body.ts';
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
import { isPassingStatus, pauseBefore, retryAfterSeconds } from './retry.ts';
import { parse, tellUnknown, type Notice } from './schema.ts';
import type { TokenSource } from './tokens.ts';

/** What a caller may say about one call. */
export interface CallOptions {
  /** Cancels this call. */
  readonly signal?: AbortSignal;
  /** Key of the logical action, to reuse when a person tries it again by hand. Ignored for reads. */
  readonly idempotencyKey?: string;
}

/** One call, as a resource describes it. */
interface Call<Output> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: ApiPath;
  /** Method and path template, for notices: never an address with values in it. */
  readonly name: string;
  readonly query?: Readonly<Record<string, string | undefined>>;
  /** Sent as JSON, except a `FormData`, which is sent as multipart. */
  readonly body?: object;
  readonly schema: GenericSchema<unknown, Output>;
  /** A call that may come before sign-in: its 401 is an answer, not an expired session, and is never refreshed. */
  readonly isPublic?: boolean;
}

/** Sends a call and gives the parsed answer, or throws an `ApiError`. */
export type Send = <Output>(call: Call<Output>, options?: CallOptions) => Promise<Output>;

/** What a transport needs; time, chance and ids come in. */
export interface TransportOptions {
  /** Address of the API, as `https://api.example/v1` or a path of this origin. */
  readonly baseUrl: string;
  readonly tokens: TokenSource;
  /** Cancels every call of this client. */
  readonly signal?: AbortSignal;
  readonly onNotice?: (notice: Notice) => void;
  /** Waits milliseconds; a timer unless given. */
  readonly wait?: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** Between 0 and 1; `Math.random` unless given. */
  readonly random?: () => number;
  /** A new idempotency key; 128 random bits unless given. */
  readonly newId?: () => string;
  /** Longest wait for an answer in milliseconds; 30,000 unless given. */
  readonly timeoutMs?: number;
}

/** Bytes to send to, or to get from, an address that carries its own permission. */
interface Move {
  readonly method: 'GET' | 'PUT';
  /** An absolute address, of whatever host. */
  readonly url: string;
  /** Sent with its own type. */
  readonly body?: Blob;
}

/** What a caller may say about one transfer. */
export interface TransferOptions {
  /** Cancels this transfer. */
  readonly signal?: AbortSignal;
  /** Told what share has gone over, from 0 to 1 and never less than before; 1 comes once, when all has arrived. */
  readonly onProgress?: (share: number) => void;
}

/** Moves bytes and gives those that came back, or throws an `ApiError`. */
export type Transfer = (move: Move, options?: TransferOptions) => Promise<Blob>;

interface Outgoing {
  readonly method: string;
  readonly url: string;
  readonly body: string | FormData | undefined;
  readonly key: string | undefined;
  readonly signal: AbortSignal | undefined;
}

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly retryAfter: number | undefined;
}

const TIMEOUT_MS = 30_000;
/** From so many characters on an answer is read in steps: some thousand rows would hold the page for longer than a hand notices. */
const LONG_TEXT = 100_000;
const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]*$/;

/** Makes the function that every resource sends through. */
export function createTransport(options: TransportOptions): Send {
  const { tokens, onNotice, wait = timerWait, random = Math.random, newId = randomKey } = options;
  const http = createHttp(options.baseUrl, options.timeoutMs ?? TIMEOUT_MS);

  /** One answer, tried again while that may help; the tries are counted for the call as a whole. */
  async function exchange(outgoing: Outgoing, token: string | null, tries: { used: number }): Promise<Answer> {
    for (;;) {
      const outcome = await attempt(http, outgoing, token);
      const pause = canRetry(outgoing, outcome) ? pauseBefore(tries.used, retryAfterOf(outcome), random) : null;
      if (pause === null) {
        if (outcome instanceof Error) throw outcome;
        return outcome;
      }
      tries.used += 1;
      await orAborted(wait(pause, outgoing.signal), outgoing.signal);
    }
  }

  async function refreshed(rejected: string, signal: AbortSignal | undefined): Promise<string> {
    const fresh = await orAborted(tokens.refresh(rejected, signal), signal);
    if (!TOKEN.test(fresh)) throw new SchemaError('token', 'Expected a bearer token');
    return fresh;
  }

  return async function send<Output>(call: Call<Output>, callOptions: CallOptions = {}): Promise<Output> {
    try {
      const signal = joinSignals(options.signal, callOptions.signal);
      throwIfAborted(signal);
      const key = call.method === 'GET' ? undefined : (callOptions.idempotencyKey ?? newId());
      const outgoing: Outgoing = { method: call.method, url: address(call), body: bodyOf(call), key, signal };
      const stored = await orAborted(tokens.get(signal), signal);
      const token = stored !== null && TOKEN.test(stored) ? stored : null;
      const tries = { used: 0 };
      let answer = await exchange(outgoing, token, tries);
      if (answer.status === 401 && token !== null && !call.isPublic) {
        answer = await exchange(outgoing, await refreshed(token, signal), tries);
      }
      throwIfAborted(signal);
      return await read(call, answer, onNotice, answer.text.length > LONG_TEXT ? () => wait(0, signal) : undefined);
    } catch (thrown) {
      throw toApiError(thrown);
    }
  };
}

/**
 * Makes the function that moves files. It knows neither the base address nor a token: a signed address is another
 * host's business, and must never get ours. Nothing is tried again. It times out when nothing moves for so long, not
 * when a slow line takes long.
 */
export function createTransfer(options: Pick<TransportOptions, 'signal' | 'timeoutMs'>): Transfer {
  const http = axios.create({ ...PLAIN, responseType: 'arraybuffer' });

  return async function transfer({ method, url, body }, { signal: own, onProgress }: TransferOptions = {}) {
    const signal = joinSignals(options.signal, own);
    const stalled = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let reached = 0;
    const moved = ({ loaded, total }: { loaded: number; total?: number | undefined }): void => {
      // Axios holds events back and may tell the last one when all is over.
      if (reached >= 1) return;
      clearTimeout(timer);
      timer = setTimeout(() => stalled.abort(), options.timeoutMs ?? TIMEOUT_MS);
      const share = total ? loaded / total : 0;
      // Only the answer says that all has arrived.
      if (share <= reached || share >= 1) return;
      reached = share;
      onProgress?.(share);
    };
    try {
      throwIfAborted(signal);
      moved({ loaded: 0 });
      const response: AxiosResponse<ArrayBuffer> = await http.request({
        method,
        url,
        signal: AbortSignal.any([stalled.signal, ...(signal ? [signal] : [])]),
        ...(body
          ? { data: body, headers: { 'Content-Type': body.type }, onUploadProgress: moved }
          : { onDownloadProgress: moved }),
      });
      throwIfAborted(signal);
      if (response.status < 200 || response.status > 299) {
        throw new HttpError(response.status, looseBody(new TextDecoder().decode(response.data)));
      }
      reached = 1;
      onProgress?.(1);
      const type: unknown = response.headers['content-type'];
      return new Blob([response.data], typeof type === 'string' ? { type } : {});
    } catch (thrown) {
      if (stalled.signal.aborted && !signal?.aborted) throw new TimeoutError(undefined, { cause: thrown });
      throw failureOf(thrown, signal);
    } finally {
      reached = 1;
      clearTimeout(timer);
    }
  };
}

/** Neither cookies nor axios's own reading: the answer is judged here, whatever its status. */
const PLAIN: CreateAxiosDefaults = {
  withXSRFToken: false,
  transformResponse: [(data: unknown) => data],
  transformRequest: [(data: unknown) => data],
  validateStatus: () => true,
};

function createHttp(baseURL: string, timeout: number): AxiosInstance {
  return axios.create({
    baseURL,
    timeout,
    // Otherwise an address out of data would be called with our token.
    allowAbsoluteUrls: false,
    ...PLAIN,
    headers: { common: { Accept: 'application/json' } },
    // Axios hands broken JSON on as text; the body is read and judged here instead.
    responseType: 'text',
    transitional: { clarifyTimeoutError: true, silentJSONParsing: false, forcedJSONParsing: false },
  });
}

async function attempt(http: AxiosInstance, outgoing: Outgoing, token: string | null): Promise<Answer | ApiError> {
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

function failureOf(thrown: unknown, signal: AbortSignal | undefined): ApiError {
  if (signal?.aborted || axios.isCancel(thrown)) return new AbortedError(undefined, { cause: thrown });
  if (!axios.isAxiosError(thrown)) return toApiError(thrown);
  switch (thrown.code) {
    case 'ETIMEDOUT':
      return new TimeoutError(undefined, { cause: thrown });
    // The browser dropped the request because the page is being left.
    case 'ECONNABORTED':
      return new AbortedError(undefined, { cause: thrown });
    default:
      return new NetworkError(undefined, { cause: thrown });
  }
}

const canRetry = (outgoing: Outgoing, outcome: Answer | ApiError): boolean =>
  outgoing.method === 'GET' &&
  (outcome instanceof Error ? outcome instanceof NetworkError : isPassingStatus(outcome.status));

const retryAfterOf = (outcome: Answer | ApiError): number | undefined =>
  outcome instanceof Error ? undefined : outcome.retryAfter;

/** @param breathe lets the page go on between the steps of a long answer. */
async function read<Output>(
  call: Call<Output>,
  answer: Answer,
  onNotice?: (notice: Notice) => void,
  breathe?: () => Promise<void>,
): Promise<Output> {
  if (answer.status < 200 || answer.status > 299) {
    throw new HttpError(answer.status, looseBody(answer.text), answer.retryAfter);
  }
  await breathe?.();
  const body = strictBody(answer.text);
  await breathe?.();
  const output = parse(call.schema, body);
  await breathe?.();
  if (onNotice) tellUnknown(call.schema, body, call.name, onNotice);
  await breathe?.();
  return output;
}

function address({ path, query }: Call<unknown>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(name, value);
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}

const bodyOf = ({ body }: Call<unknown>): string | FormData | undefined =>
  body === undefined || body instanceof FormData ? body : JSON.stringify(body);

function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
