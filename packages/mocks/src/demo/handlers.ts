/** MSW handlers of the demo's answers. */
import { passthrough, type HttpHandler, type HttpResponseResolver } from 'msw';
import { readBody, refuse, toResponse, type DemoError, type Reply } from '#http.ts';
import { joinHandlers } from '#join-handlers.ts';
import { StorageFullError } from '#objects.ts';
import { hasKnownParams, METHODS, paramsOf, parseWith, queryOf, type Parsed, type PathParams } from '#request.ts';
import type { DemoAnswer, DemoAnswerInput } from './answer.ts';
import type { DemoContext } from './context.ts';
import { demoAnswers } from './domains.ts';
import { createFileHandler } from './files.ts';
import { ADMIN_ID } from './session/accounts.ts';
import { readDemoToken } from './token.ts';

/** Whether a request is that of a page: one has the path of a call. */
const opensPage = (request: Request): boolean => request.headers.get('accept')?.includes('text/html') === true;

/** Creates the handlers of the demo's files and of answers, by default of all, over one context. */
export const createDemoHandlers = (
  context: DemoContext,
  answers: readonly DemoAnswer[] = demoAnswers,
): HttpHandler[] => [
  joinHandlers(
    answers.map((answer) => {
      const { method } = answer.declaration;
      const path = context.origin + answer.declaration.path;
      return { method, path, createHandler: () => METHODS[method](path, resolverOf(context, answer)) };
    }),
  ),
  createFileHandler(context),
];

const resolverOf =
  (context: DemoContext, answer: DemoAnswer): HttpResponseResolver =>
  async ({ request, params }) => {
    if (opensPage(request)) return passthrough();
    await context.wait();
    return toResponse(await respondTo(context, answer, request, paramsOf(params)));
  };

async function respondTo(
  context: DemoContext,
  { declaration, respond, invalidError, hasFormBody }: DemoAnswer,
  request: Request,
  params: PathParams,
): Promise<Reply> {
  if (context.scenario.failsCalls && !declaration.isPublic) return refuse(500, 'Something went wrong');
  const now = context.clock();
  const token = readDemoToken(request.headers.get('authorization'));
  if (token && (token.kind !== 'access' || token.expiresAt <= now.getTime()) && !declaration.isPublic) {
    return refuse(401, 'Sign in again');
  }
  const body = parseWith(declaration.body, await readBody(request));
  if (!body.isValid) return refuse(400, invalidError ?? errorOf(body, hasFormBody));
  const query = parseWith(declaration.query, queryOf(request));
  if (!query.isValid) return refuse(400, invalidError ?? errorOf(query));
  if (!hasKnownParams(declaration.params, params)) return refuse(404, 'There is no such record');
  const input = {
    context,
    database: context.database,
    now,
    accountId: token?.userId ?? ADMIN_ID,
    idempotencyKey: request.headers.get('idempotency-key'),
    params,
    query: query.value,
    body: body.value,
  } as unknown as DemoAnswerInput;
  try {
    return await respond(input);
  } catch (error) {
    if (error instanceof StorageFullError) return refuse(507, error.message);
    throw error;
  }
}

/** The error of an invalid value. A field of a record, which forms fill in, is named; other values have a text alone. */
function errorOf({ path, message }: Extract<Parsed, { readonly isValid: false }>, isForm?: boolean): DemoError {
  const [first = '', second] = path.split('.');
  const field = isForm === true ? first : second;
  if (field !== undefined && field !== '') return { [field]: message };
  return path === '' ? 'The request is not valid' : `${path}: ${message}`;
}
