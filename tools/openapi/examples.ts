/** Makes each declared call at the mock, for the examples of the OpenAPI document. */
import { getResponse, type HttpHandler } from 'msw';
import { bindCall, isCall, type Call, type Declaration } from '../../packages/api-client/src/call.ts';
import type { ApiClient } from '../../packages/api-client/src/index.ts';
import { buildPath } from '../../packages/api-client/src/path.ts';
import { invoke, resources } from '../../packages/api-client/src/registry.ts';
import { listCustomers } from '../../packages/api-client/src/resources/customers.ts';
import { createLead, listLeads } from '../../packages/api-client/src/resources/leads.ts';
import { getTopup } from '../../packages/api-client/src/resources/topups.ts';
import { createUser } from '../../packages/api-client/src/resources/users.ts';
import { parse } from '../../packages/api-client/src/schema.ts';
import {
  callHandlers,
  createHandlers,
  createToken,
  SAMPLE_UID,
  sampleInputOf,
  type CallHandler,
  type ScenarioName,
} from '../../packages/mocks/src/handlers.ts';
import { NOW } from '../../packages/mocks/src/node.ts';

/** A call as the mock received it, with its response. */
export interface Example {
  readonly status: number;
  /** The response body, with one row of each list; undefined without one. */
  readonly response: unknown;
  /** The request body; undefined without one. */
  readonly request: object | undefined;
  /** The parameters of the path and of the query by name. */
  readonly params: Readonly<Record<string, string>>;
  /** Whether the call needs no token. */
  readonly isPublic: boolean;
}

/** An error response of each kind, by its name in the document. */
export type ErrorExamples = Readonly<
  Record<'Unauthorized' | 'NotFound' | 'TooManyRequests' | 'Refused' | 'Failed', object>
>;

interface Exchange {
  readonly request: Request;
  readonly response: Response;
  readonly body: object | undefined;
}

type Send = Parameters<typeof bindCall>[1];
type Transfer = Parameters<Exclude<Declaration, Call>['run']>[0];

const ORIGIN = 'http://localhost';
const BASE_URL = `${ORIGIN}/v1`;
const TOKEN = createToken({
  uid: SAMPLE_UID,
  email: 'owner@plinth.test',
  issuedAt: NOW.getTime() / 1_000 - 60,
  expiresAt: NOW.getTime() / 1_000 + 3_600,
});

/** Makes every call with the sample of its handler. The mock has a fixed clock and counts its ids, so nothing varies. */
export async function readExamples(): Promise<ReadonlyMap<Call, Example>> {
  const examples = new Map<Call, Example>();
  for (const handler of callHandlers) {
    const { declaration } = handler;
    if (isCall(declaration)) examples.set(declaration, await readExample(handler, declaration));
  }
  return examples;
}

/** Reads the body of an error response of each kind. */
export async function readErrorExamples(): Promise<ErrorExamples> {
  const read = async (
    call: Call,
    params: readonly string[],
    scenario: ScenarioName,
    token = TOKEN,
  ): Promise<object> => {
    const request = new Request(`${BASE_URL}${buildPath(call.path, params)}`, {
      method: call.method,
      headers: { Authorization: `Bearer ${token}` },
    });
    const response = await getResponse(handlersOf(scenario), request);
    if (!response || response.ok) throw new Error(`The mock does not refuse ${call.name}`);
    return (await response.json()) as object;
  };
  return {
    Unauthorized: await read(listCustomers, [], 'financed', 'none'),
    NotFound: await read(getTopup, ['unknown'], 'financed'),
    TooManyRequests: await read(createLead, [], 'errors'),
    Refused: await read(createUser, [], 'errors'),
    Failed: await read(listLeads, [], 'errors'),
  };
}

const handlersOf = (scenario: ScenarioName): HttpHandler[] =>
  createHandlers({
    origin: ORIGIN,
    baseUrl: BASE_URL,
    clock: () => new Date(NOW),
    scenario,
    setClaims: async () => undefined,
    schedule: () => undefined,
  });

async function readExample(handler: CallHandler, call: Call): Promise<Example> {
  const handlers = handlersOf(handler.scenario ?? 'financed');
  const exchanges: Exchange[] = [];
  const client = clientOf(handlers, exchanges);
  await invoke(client, call, await sampleInputOf(handler, client));
  const exchange = exchanges.at(-1);
  if (!exchange) throw new Error(`The mock has no handler of ${call.name}`);
  const { request, response, body } = exchange;
  const text = await response.text();
  return {
    status: response.status,
    response: text === '' ? undefined : shorten(JSON.parse(text)),
    request: body,
    params: paramsOf(call, new URL(request.url)),
    isPublic: handler.isPublic === true,
  };
}

/** Returns a client whose requests the handlers get without a network. */
function clientOf(handlers: readonly HttpHandler[], exchanges: Exchange[]): ApiClient {
  async function respondTo(request: Request, body?: object): Promise<Response> {
    const response = await getResponse([...handlers], request);
    if (!response) throw new Error(`The mock does not handle ${request.method} ${request.url}`);
    exchanges.push({ request, response: response.clone(), body });
    return response;
  }
  const send: Send = async ({ method, path, query, body, schema }) => {
    const url = new URL(`${BASE_URL}${path}`);
    for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) url.searchParams.set(name, value);
    const headers = { Authorization: `Bearer ${TOKEN}`, 'Content-Type': 'application/json' };
    const request = new Request(url, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    const text = await (await respondTo(request, body)).text();
    return parse(schema, text === '' ? null : JSON.parse(text));
  };
  const transfer: Transfer = async ({ method, url, body }) => {
    const headers = body ? { 'Content-Type': body.type } : {};
    return (await respondTo(new Request(url, { method, headers, ...(body ? { body } : {}) }))).blob();
  };
  const bind = (declaration: Declaration) =>
    isCall(declaration)
      ? bindCall(declaration, send)
      : (...input: readonly never[]) => declaration.run(transfer, ...input);
  const methods = Object.entries(resources).map(([resource, calls]) => [
    resource,
    Object.fromEntries(
      Object.entries(calls).map(([method, declaration]) => [method, bind(declaration as Declaration)]),
    ),
  ]);
  return Object.fromEntries(methods) as ApiClient;
}

function paramsOf({ path }: Call, url: URL): Record<string, string> {
  const segments = url.pathname.slice(new URL(BASE_URL).pathname.length).split('/');
  const inPath = path
    .split('/')
    .flatMap((part, index) =>
      part.startsWith(':') ? [[part.slice(1), decodeURIComponent(segments[index] ?? '')] as const] : [],
    );
  return Object.fromEntries([...inPath, ...url.searchParams]);
}

/** Leaves the longest row of each list, which shows most fields. */
function shorten(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value
      .map((row: unknown) => shorten(row))
      .toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)
      .slice(0, 1);
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, shorten(field)]));
}
