import {
  bindCall,
  type Call,
  type CallConfig,
  type InputOf,
  type ResponseOf,
} from '../../packages/api-client/src/call.ts';
import { paramNames } from '../../packages/api-client/src/path.ts';
import { listFeatures } from '../../packages/api-client/src/resources/features.ts';
import { completeOnboarding } from '../../packages/api-client/src/resources/leads.ts';
import {
  cacheProblems,
  corsProblems,
  errorBodyProblems,
  originProblems,
  parseResponse,
  preflightProblems,
  refusalProblems,
} from './checks.ts';
import { isFailure, send, type AppRequest, type Exchange, type Failure } from './exchange.ts';
import type { ConformOptions } from './options.ts';
import type { Row } from './report.ts';

/** Additions to the checks of one call. */
interface CallExtras<Value> {
  /** Added to the name in the report. */
  readonly label?: string;
  /** A refusal with this status is correct, too, and means `undefined`. */
  readonly refusal?: number;
  readonly idempotencyKey?: string;
  /** A token that has to be refused like a missing one. */
  readonly invalidToken?: string;
  /** Returns what is wrong with a valid response. */
  readonly verify?: (value: Value) => string | null;
}

/** The result of a call; `undefined` when it was refused or is wrong. */
type Result<Declared extends CallConfig> = ResponseOf<Declared> | undefined;

/** Checks calls one after another and reports each. */
export interface CallChecker {
  /** Makes a call, and the requests around it that have to fail. */
  readonly check: <Declared extends CallConfig>(
    call: Call<Declared>,
    input: InputOf<Declared>,
    extras?: CallExtras<ResponseOf<Declared>>,
  ) => Promise<Result<Declared>>;
  /** Checks what needs no data of a call that is not made: its preflight and, if it changes nothing, its refusals. */
  readonly skip: (call: Call, reason: string) => Promise<void>;
  /** Makes a transfer to or from a signed address, which returns the file, if given. Resolves with whether it was made. */
  readonly checkTransfer: (request: AppRequest, file?: Blob) => Promise<boolean>;
}

/** Hosts of this machine. */
const LOCAL_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);
/** A kind of connection. */
const SAMPLE_KIND = 'banking';
/** No resource has this id. */
export const UNKNOWN_ID = 'plinth-conform-unknown';

/** Whether making the call changes something: one call of the specification does although it is a GET. */
export const changesData = ({ method, name }: Pick<Call, 'method' | 'name'>): boolean =>
  method !== 'GET' || name === completeOnboarding.name;

/**
 * Creates a checker of a provider.
 * @param onRow Called with each call when it has been checked.
 */
export function createCallChecker(options: ConformOptions, onRow: (row: Row) => void): CallChecker {
  const { url, token, origin } = options;
  const isOtherOrigin = new URL(url).origin !== origin;

  const sendAs = (request: AppRequest, authorization: string | null): Promise<Exchange | Failure> =>
    send({
      ...request,
      headers: {
        ...request.headers,
        Origin: origin,
        ...(authorization ? { Authorization: `Bearer ${authorization}` } : {}),
      },
    });

  async function permissionProblems(call: Call, request: AppRequest): Promise<readonly string[]> {
    if (!isOtherOrigin) return [];
    const headers = [
      'Authorization',
      ...(call.body ? ['Content-Type'] : []),
      ...(options.idempotencyKey && call.method !== 'GET' ? ['Idempotency-Key'] : []),
    ];
    return prefixed('preflight', await preflight(request.url, call.method, headers));
  }

  /** Asks as a browser does whether a request is allowed. */
  async function preflight(address: string, method: string, headers: readonly string[]): Promise<readonly string[]> {
    const outcome = await send({
      method: 'OPTIONS',
      url: address,
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': method,
        'Access-Control-Request-Headers': headers
          .map((name) => name.toLowerCase())
          .toSorted()
          .join(','),
      },
    });
    return preflightProblems(outcome, { method, headers }, origin);
  }

  /** The problems of a response that any call can have. */
  function headerProblems(outcome: Exchange | Failure): readonly string[] {
    return isFailure(outcome) || !isOtherOrigin ? [] : corsProblems(outcome, origin);
  }

  async function refusedProblems(request: AppRequest, authorization: string | null, status: number) {
    const outcome = await sendAs(request, authorization);
    return [...refusalProblems(outcome, status), ...headerProblems(outcome)];
  }

  /** Makes the call with an unknown id in place of each of its ids. */
  async function unknownIdProblems(call: Call, input: readonly unknown[]): Promise<readonly string[]> {
    const problems: string[] = [];
    for (const [index, name] of paramNames(call.path).entries()) {
      // A kind is no id.
      if (call.params?.[name]) continue;
      const request = await requestOf(call, input.with(index, UNKNOWN_ID), url);
      problems.push(...prefixed(`with an unknown ${name}`, await refusedProblems(request, token, 404)));
    }
    return problems;
  }

  async function check<Declared extends CallConfig>(
    declared: Call<Declared>,
    input: InputOf<Declared>,
    { label, refusal, idempotencyKey, invalidToken, verify }: CallExtras<ResponseOf<Declared>> = {},
  ): Promise<Result<Declared>> {
    const call: Call = declared;
    const request = await requestOf(call, input, url);
    const outcome = await sendAs(withKey(request, idempotencyKey), token);
    const isRefused = !isFailure(outcome) && outcome.status === refusal;
    const { value, problems, notes } = isRefused
      ? { value: undefined, problems: errorBodyProblems(outcome.text), notes: [`refused with ${refusal}`] }
      : parseResponse(call, outcome);
    const flaw = value === undefined ? null : (verify?.(value as ResponseOf<Declared>) ?? null);
    const isPrivate = !isFailure(outcome) && value !== undefined && call.name !== listFeatures.name;
    onRow({
      call: call.name,
      label,
      problems: [
        ...problems,
        ...(flaw === null ? [] : [flaw]),
        ...headerProblems(outcome),
        ...(isPrivate ? cacheProblems(outcome) : []),
        ...(await permissionProblems(call, request)),
        ...(call.isPublic ? [] : prefixed('without a token', await refusedProblems(request, null, 401))),
        ...(invalidToken === undefined
          ? []
          : prefixed('with an invalid token', await refusedProblems(request, invalidToken, 401))),
        ...(await unknownIdProblems(call, input)),
      ],
      notes,
      ms: outcome.ms,
    });
    return value as Result<Declared>;
  }

  async function skip(call: Call, reason: string): Promise<void> {
    const input = paramNames(call.path).map((name) => (call.params?.[name] ? SAMPLE_KIND : UNKNOWN_ID));
    const request = await requestOf(call, input, url);
    const canRefuse = !changesData(call) && !call.query;
    onRow({
      call: call.name,
      problems: [
        ...(await permissionProblems(call, request)),
        ...(canRefuse ? prefixed('without a token', await refusedProblems(request, null, 401)) : []),
        ...(canRefuse ? await unknownIdProblems(call, input) : []),
      ],
      notes: [reason],
      isSkipped: true,
    });
  }

  async function checkTransfer(request: AppRequest, file?: Blob): Promise<boolean> {
    // A signed address takes no token.
    const outcome = await send({ ...request, headers: { ...request.headers, Origin: origin } });
    const isDone = !isFailure(outcome) && outcome.status >= 200 && outcome.status <= 299;
    const isOtherHost = new URL(request.url).origin !== origin;
    onRow({
      call: `${request.method} signed-address`,
      problems: [
        ...(isDone ? [] : [isFailure(outcome) ? outcome.failure : `${outcome.status} instead of 2xx`]),
        ...(isUnprotected(request.url) ? ['the address has no TLS'] : []),
        ...(isDone && file && outcome.text !== (await file.text()) ? ['the file has other bytes'] : []),
        ...(isFailure(outcome) || !isOtherHost ? [] : originProblems(outcome, origin)),
        ...(request.method === 'PUT' && isOtherHost
          ? prefixed('preflight', await preflight(request.url, 'PUT', ['Content-Type']))
          : []),
      ],
      notes: [],
      ms: outcome.ms,
    });
    return isDone;
  }

  return { check, skip, checkTransfer };
}

/** Returns the request that the client would send. */
async function requestOf(call: Call, input: readonly unknown[], baseUrl: string): Promise<AppRequest> {
  let request: AppRequest | undefined;
  const bound = bindCall(call, async ({ method, path, query, body }) => {
    const url = new URL(`${baseUrl}${path}`);
    for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) url.searchParams.set(name, value);
    const headers = { Accept: 'application/json', ...(body ? { 'Content-Type': 'application/json' } : {}) };
    request = { method, url: url.href, headers, ...(body ? { body: JSON.stringify(body) } : {}) };
    return undefined as never;
  });
  await bound(...input);
  if (!request) throw new Error(`${call.name} made no request`);
  return request;
}

/** Whether an address needs TLS and has none: the app refuses to transfer files without it. */
function isUnprotected(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol !== 'https:' && !LOCAL_HOSTS.has(hostname);
}

const withKey = (request: AppRequest, key: string | undefined): AppRequest =>
  key === undefined ? request : { ...request, headers: { ...request.headers, 'Idempotency-Key': key } };

const prefixed = (prefix: string, problems: readonly string[]): readonly string[] =>
  problems.map((problem) => `${prefix}: ${problem}`);
