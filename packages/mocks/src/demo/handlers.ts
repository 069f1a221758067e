/** MSW handlers of the demo's answers. */
import type { HttpHandler } from 'msw';
import type { Answer, Operation } from '#engine/answer.ts';
import { createMock, type Authorize, type Replies, type RequestError } from '#engine/mock.ts';
import { refuse, type DemoError, type Reply } from '#engine/reply.ts';
import { SCENARIOS } from '#scenarios/scenarios.ts';
import type { AnswerOptions } from './answer.ts';
import type { DemoContext } from './context.ts';
import { defineTable, type Database } from './database.ts';
import { demoAnswers } from './domains.ts';
import { fileAnswer } from './files.ts';
import { ADMIN_ID } from './session/accounts.ts';
import { readDemoToken } from './token.ts';

type DemoAnswer = Answer & AnswerOptions;

const answers: readonly DemoAnswer[] = [...demoAnswers, fileAnswer];

/** Every call and file transfer of the demo. */
export const demoOperations: readonly Operation[] = answers.map(({ declaration }) => declaration);

/** Creates the handlers of the demo's files and calls over one context. @param answered The answers; by default all. */
export const createDemoHandlers = (context: DemoContext, answered = answers): HttpHandler[] =>
  createMock({
    domains: [{ calls: answered }],
    baseUrl: context.origin,
    context,
    authorize: createAuthorize(context),
    errorBody: (error, answer) => ({ error: errorOf(error, answer) }),
  });

function createAuthorize(context: DemoContext): Authorize<DemoAnswer> {
  const { database, scenario } = context;
  const failsCalls = scenario !== undefined && SCENARIOS[scenario].failsCalls === true;
  return ({ answer: { declaration }, request, now }, respond) => {
    const token = readDemoToken(request.headers.get('authorization'));
    const accountId = token?.userId ?? ADMIN_ID;
    const input = { context, database, accountId };
    if (declaration.isPublic) return respond({ input });
    if (failsCalls) return refuse(500, 'Something went wrong');
    if (token && (token.kind !== 'access' || token.expiresAt <= now.getTime())) return refuse(401, 'Sign in again');
    return respond({ input, replies: repliesOf(database, accountId) });
  };
}

interface StoredReply {
  readonly id: number;
  readonly accountId: number;
  readonly key: string;
  readonly reply: Reply;
}

const storedReplies = defineTable<StoredReply>({ name: 'replies', seed: () => [] });

/** The number of stored replies. A request is repeated soon or never. */
const MAX_REPLIES = 20;

function repliesOf(database: Database, accountId: number): Replies {
  const table = database.table(storedReplies);
  return {
    find: (key) => table.rows.find((row) => row.accountId === accountId && row.key === key)?.reply,
    add: (key, reply) => {
      table.add({ accountId, key, reply });
      for (const { id } of table.rows.slice(0, -MAX_REPLIES)) table.remove(id);
    },
  };
}

/** The error of a request. A field of a record, which forms fill in, is named; other values have a text alone. */
function errorOf(error: RequestError, { invalidError, hasFormBody }: AnswerOptions): DemoError {
  if (error.status === 404) return 'There is no such record';
  if (error.status === 507) return error.message;
  if (invalidError !== undefined) return invalidError;
  const { part, path, message } = error;
  const [first = '', second] = path.split('.');
  const field = part === 'body' && hasFormBody === true ? first : second;
  if (field !== undefined && field !== '') return { [field]: message };
  return path === '' ? 'The request is not valid' : `${path}: ${message}`;
}
