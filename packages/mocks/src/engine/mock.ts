/** The engine of the mocks: it makes MSW handlers of the answers to the calls of an API. */
import { passthrough, type HttpHandler } from 'msw';
import type { Answer, Domain, Outcome, RequestInput } from './answer.ts';
import type { EngineContext } from './context.ts';
import { StorageFullError } from './objects.ts';
import { toResponse, type Reply } from './reply.ts';
import { METHODS, paramsOf, parseWith, queryOf, readBody, unknownParam, type PathParams } from './request.ts';

/** Replies by the idempotency keys of their requests: a repeated action has one effect. */
export interface Replies {
  find(key: string): Reply | undefined;
  add(key: string, reply: Reply): void;
}

/** What an authorized request may use. */
export interface Session {
  /** What the answer gets beside the request. */
  readonly input: object;
  /** The stored replies; without them, nothing is repeated. */
  readonly replies?: Replies;
  /** The path parameters that have one value for the caller; nothing is found under another. */
  readonly ownParams?: PathParams;
}

/** Answers a request in a session. It doesn't wait, unless the answer does. */
export type RespondTo = (session: Session) => Outcome | Promise<Outcome>;

/** Checks the caller of a request, and answers in the caller's session or refuses. */
export type Authorize<Member extends Answer> = (
  incoming: { readonly answer: Member; readonly request: Request; readonly now: Date },
  respond: RespondTo,
) => Outcome | Promise<Outcome>;

/** The reason for an error that is the same for every call. */
export type RequestError =
  | {
      readonly status: 400;
      readonly part: 'body' | 'query';
      /** Dotted path of the invalid field; empty for the whole part. */
      readonly path: string;
      readonly message: string;
    }
  /** The resource of this path parameter doesn't exist. */
  | { readonly status: 404; readonly param: string }
  /** A file can't be stored. */
  | { readonly status: 507; readonly message: string };

/** The definition of a mock. */
export interface MockDefinition<Member extends Answer> {
  readonly domains: readonly Domain<Member>[];
  readonly baseUrl: string;
  readonly context: EngineContext;
  readonly authorize: Authorize<Member>;
  /** Creates the body of an error as the API gives it. */
  readonly errorBody: (error: RequestError, answer: Member) => Reply['body'];
}

/** Creates the handlers of a mock. */
export function createMock<Member extends Answer>({
  domains,
  baseUrl,
  context,
  authorize,
  errorBody,
}: MockDefinition<Member>): HttpHandler[] {
  async function respondTo(answer: Member, request: Request, params: PathParams): Promise<Outcome> {
    const { declaration } = answer;
    const refuse = (error: RequestError): Reply => ({ status: error.status, body: errorBody(error, answer) });
    const requestBody = declaration.body ? await readBody(request) : undefined;
    const now = context.clock();
    const respond: RespondTo = ({ input, replies, ownParams = {} }) => {
      const body = parseWith(declaration.body, requestBody);
      if (!body.isValid) return refuse({ status: 400, part: 'body', path: body.path, message: body.message });
      const query = parseWith(declaration.query, queryOf(request));
      if (!query.isValid) return refuse({ status: 400, part: 'query', path: query.path, message: query.message });
      const param = unknownParam(params, ownParams, declaration.params);
      if (param !== undefined) return refuse({ status: 404, param });
      const key = request.headers.get('idempotency-key');
      return answerOnce(replies, key === null ? null : `${declaration.name} ${key}`, () =>
        answer.respond({ ...input, request, now, params, query: query.value, body: body.value } as RequestInput),
      );
    };
    try {
      return await authorize({ answer, request, now }, respond);
    } catch (error) {
      if (error instanceof StorageFullError) return refuse({ status: 507, message: error.message });
      throw error;
    }
  }

  return domains
    .flatMap(({ calls }) => calls)
    .map((answer) => {
      const { declaration, path } = answer;
      return METHODS[declaration.method](`${baseUrl}${path}`, async ({ request, params }) => {
        if (opensPage(request) && 'path' in declaration) return passthrough();
        await context.wait(declaration);
        return context.faults.applyTo(declaration, async () =>
          toResponse(await respondTo(answer, request, paramsOf(params))),
        );
      });
    });
}

/** Whether the browser requests a page or a file for itself. A page may have the path of a call. */
const opensPage = (request: Request): boolean => request.headers.get('accept')?.includes('text/html') === true;

function answerOnce(
  replies: Replies | undefined,
  key: string | null,
  respond: () => Outcome | Promise<Outcome>,
): Outcome | Promise<Outcome> {
  if (!replies || key === null) return respond();
  const storedReply = replies.find(key);
  if (storedReply) return storedReply;
  const keep = (outcome: Outcome): Outcome => {
    if (!(outcome instanceof Response) && outcome.status < 300) replies.add(key, outcome);
    return outcome;
  };
  const outcome = respond();
  return outcome instanceof Promise ? outcome.then(keep) : keep(outcome);
}
