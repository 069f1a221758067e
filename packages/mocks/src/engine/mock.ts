/** The engine of the mocks: it makes MSW handlers from the handlers of an API's calls. */
import { passthrough, type HttpHandler } from 'msw';
import type { CallHandler, Domain, Outcome, RequestInput } from './call-handler.ts';
import type { EngineContext } from './context.ts';
import { StorageFullError } from './objects.ts';
import { METHODS, paramsOf, parseWith, queryOf, readBody, unknownParam, type PathParams } from './request.ts';
import { toResponse, type MockResponse } from './response.ts';

/** Responses by the idempotency keys of their requests: a repeated action has one effect. */
export interface StoredResponses {
  find(key: string): MockResponse | undefined;
  add(key: string, response: MockResponse): void;
}

/** What an authorized request may use. */
export interface Session {
  /** What the handler gets beside the request. */
  readonly input: object;
  /** The stored responses; without them, nothing is repeated. */
  readonly storedResponses?: StoredResponses;
  /** The path parameters that have one value for the caller; nothing is found under another. */
  readonly ownParams?: PathParams;
}

/** Responds to a request in a session. It doesn't wait, unless the handler does. */
export type RespondTo = (session: Session) => Outcome | Promise<Outcome>;

/** Checks the caller of a request, and responds in the caller's session or refuses. */
export type Authorize<Member extends CallHandler> = (
  incoming: { readonly handler: Member; readonly request: Request; readonly now: Date },
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
export interface MockDefinition<Member extends CallHandler> {
  readonly domains: readonly Domain<Member>[];
  readonly baseUrl: string;
  readonly context: EngineContext;
  readonly authorize: Authorize<Member>;
  /** Creates the body of an error as the API gives it. */
  readonly errorBody: (error: RequestError, handler: Member) => MockResponse['body'];
}

/** Creates the handlers of a mock. */
export function createMock<Member extends CallHandler>({
  domains,
  baseUrl,
  context,
  authorize,
  errorBody,
}: MockDefinition<Member>): HttpHandler[] {
  async function respondTo(handler: Member, request: Request, params: PathParams): Promise<Outcome> {
    const { declaration } = handler;
    const refuse = (error: RequestError): MockResponse => ({ status: error.status, body: errorBody(error, handler) });
    const requestBody = declaration.body ? await readBody(request) : undefined;
    const now = context.clock();
    const respond: RespondTo = ({ input, storedResponses, ownParams = {} }) => {
      const body = parseWith(declaration.body, requestBody);
      if (!body.isValid) return refuse({ status: 400, part: 'body', path: body.path, message: body.message });
      const query = parseWith(declaration.query, queryOf(request));
      if (!query.isValid) return refuse({ status: 400, part: 'query', path: query.path, message: query.message });
      const param = unknownParam(params, ownParams, declaration.params);
      if (param !== undefined) return refuse({ status: 404, param });
      const key = request.headers.get('idempotency-key');
      return respondOnce(storedResponses, key === null ? null : `${declaration.name} ${key}`, () =>
        handler.respond({ ...input, request, now, params, query: query.value, body: body.value } as RequestInput),
      );
    };
    try {
      return await authorize({ handler, request, now }, respond);
    } catch (error) {
      if (error instanceof StorageFullError) return refuse({ status: 507, message: error.message });
      throw error;
    }
  }

  return domains
    .flatMap(({ calls }) => calls)
    .map((handler) => {
      const { declaration, path } = handler;
      return METHODS[declaration.method](`${baseUrl}${path}`, async ({ request, params }) => {
        if (opensPage(request) && 'path' in declaration) return passthrough();
        await context.wait(declaration);
        return context.faults.applyTo(declaration, async () =>
          toResponse(await respondTo(handler, request, paramsOf(params))),
        );
      });
    });
}

/** Whether the browser requests a page or a file for itself. A page may have the path of a call. */
const opensPage = (request: Request): boolean => request.headers.get('accept')?.includes('text/html') === true;

function respondOnce(
  storedResponses: StoredResponses | undefined,
  key: string | null,
  respond: () => Outcome | Promise<Outcome>,
): Outcome | Promise<Outcome> {
  if (!storedResponses || key === null) return respond();
  const storedResponse = storedResponses.find(key);
  if (storedResponse) return storedResponse;
  const keep = (outcome: Outcome): Outcome => {
    if (!(outcome instanceof Response) && outcome.status < 300) storedResponses.add(key, outcome);
    return outcome;
  };
  const outcome = respond();
  return outcome instanceof Promise ? outcome.then(keep) : keep(outcome);
}
