/** MSW handlers of the demo's calls. */
import type { HttpHandler } from 'msw';
import type { CallHandler, Operation } from '#engine/call-handler.ts';
import { createMock, type Authorize, type RequestError, type StoredResponses } from '#engine/mock.ts';
import { refuse, type DemoError, type MockResponse } from '#engine/response.ts';
import { SCENARIOS } from '#scenarios/scenarios.ts';
import type { DemoContext } from './context.ts';
import { defineAccountTable, type Database } from './database.ts';
import { demoCallHandlers } from './domains.ts';
import { fileHandler } from './files.ts';
import type { HandlerOptions } from './handle.ts';
import { ADMIN_ID } from './session/accounts.ts';
import { readDemoToken } from './token.ts';

type DemoCallHandler = CallHandler & HandlerOptions;

const callHandlers: readonly DemoCallHandler[] = [...demoCallHandlers, fileHandler];

/** Every call and file transfer of the demo. */
export const demoOperations: readonly Operation[] = callHandlers.map(({ declaration }) => declaration);

/** Creates the handlers of the demo's files and calls over one context. @param calls Their handlers; by default all. */
export const createDemoHandlers = (context: DemoContext, calls = callHandlers): HttpHandler[] =>
  createMock({
    domains: [{ calls }],
    baseUrl: context.origin,
    context,
    authorize: createAuthorize(context),
    errorBody: (error, handler) => ({ error: errorOf(error, handler) }),
  });

function createAuthorize(context: DemoContext): Authorize<DemoCallHandler> {
  const { scenario } = context;
  const failsCalls = scenario !== undefined && SCENARIOS[scenario].failsCalls === true;
  return ({ handler: { declaration }, request, now }, respond) => {
    const token = readDemoToken(request.headers.get('authorization'));
    const accountId = token?.userId ?? ADMIN_ID;
    const database = context.database.of(accountId);
    const input = { context, database, accountId };
    if (declaration.isPublic) return respond({ input });
    if (failsCalls) return refuse(500, 'Something went wrong');
    if (token && (token.kind !== 'access' || token.expiresAt <= now.getTime())) return refuse(401, 'Sign in again');
    return respond({ input, storedResponses: storedResponsesOf(database) });
  };
}

interface StoredResponse {
  readonly id: number;
  readonly key: string;
  readonly response: MockResponse;
}

const responses = defineAccountTable<StoredResponse>({ name: 'replies', seed: () => [] });

/** The number of stored responses. A request is repeated soon or never. */
const MAX_STORED_RESPONSES = 20;

function storedResponsesOf(database: Database): StoredResponses {
  const table = database.table(responses);
  return {
    find: (key) => table.rows.find((row) => row.key === key)?.response,
    add: (key, response) => {
      table.add({ key, response });
      for (const { id } of table.rows.slice(0, -MAX_STORED_RESPONSES)) table.remove(id);
    },
  };
}

/** The error of a request. A field of a record, which forms fill in, is named; other values have a text alone. */
function errorOf(error: RequestError, { invalidError, hasFormBody }: HandlerOptions): DemoError {
  if (error.status === 404) return 'There is no such record';
  if (error.status === 507) return error.message;
  if (invalidError !== undefined) return invalidError;
  const { part, path, message } = error;
  const [first = '', second] = path.split('.');
  const field = part === 'body' && hasFormBody === true ? first : second;
  if (field !== undefined && field !== '') return { [field]: message };
  return path === '' ? 'The request is not valid' : `${path}: ${message}`;
}
