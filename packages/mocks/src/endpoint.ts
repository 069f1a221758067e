/** MSW handlers of the answers: they check the caller and apply the scenario to the caller's data. */
import type { Declaration } from '@plinth/api-client/call';
import { HttpResponse, type HttpHandler } from 'msw';
import type { Answer, AnswerInput, PublicAnswerInput } from './answer.ts';
import type { MockContext } from './context.ts';
import { dbKey, loadDb, saveDb, type Db } from './db.ts';
import type { Override } from './domain.ts';
import { problem, readBody, toResponse, type Reply } from './http.ts';
import { applyLinkResults } from './provider/banking/links.ts';
import { domains } from './provider/domains.ts';
import { hasKnownParams, METHODS, paramsOf, parseWith, queryOf, type PathParams } from './request.ts';
import { scenarioOf, SCENARIOS } from './scenarios/registry.ts';
import type { Scenario } from './scenarios/scenario.ts';
import { seedDb } from './seed.ts';
import { readCaller, type Caller } from './token.ts';

interface IncomingRequest {
  readonly request: Request;
  readonly params: PathParams;
}

type Respond = (context: MockContext, incoming: IncomingRequest) => Response | Promise<Response>;
type AnswerOfKind<Kind extends Answer['kind']> = Extract<Answer, { readonly kind: Kind }>;

/** The path of an answer below the base address. */
export const pathOf = (answer: Answer): string => (answer.kind === 'transfer' ? answer.path : answer.declaration.path);

/** The address of an answer, with the parameters of its path. */
export const addressOf = ({ baseUrl }: MockContext, answer: Answer): string => baseUrl + pathOf(answer);

/** Creates the handler of an answer. */
export function createHandler(context: MockContext, answer: Answer): HttpHandler {
  const { declaration } = answer;
  const respond = responderOf(answer);
  return METHODS[declaration.method](addressOf(context, answer), ({ request, params }) => {
    const incoming: IncomingRequest = { request, params: paramsOf(params) };
    return context.faults.applyTo(declaration, async () => respond(context, incoming));
  });
}

function responderOf(answer: Answer): Respond {
  switch (answer.kind) {
    case 'user':
      return (context, incoming) => respondToUser(context, answer, incoming);
    case 'public':
      return (context, incoming) =>
        publicOverride(context, answer.declaration) ?? toResponse(respondWithoutSession(context, answer, incoming));
    case 'transfer':
      return (context, { request }) =>
        publicOverride(context, answer.declaration) ??
        answer.respond({ context, query: new URL(request.url).searchParams, request });
  }
}

async function respondToUser(
  context: MockContext,
  { declaration, respond }: AnswerOfKind<'user'>,
  { request, params }: IncomingRequest,
): Promise<Response> {
  const caller = readCaller(request.headers.get('authorization'));
  const now = context.clock();
  if (!caller || caller.expiresAt * 1_000 <= now.getTime()) return toResponse(problem(401, 'Sign in again'));
  const requestBody = await readBody(request);
  const scenario = scenarioOf(context.scenario, caller.email);
  const key = dbKey(scenario.name, caller.uid);
  // Nothing is awaited from here to the save, so that no two requests see each other's half-written data.
  const db = loadDb(context.store, key) ?? seedDb({ scenario, uid: caller.uid, now, origin: context.origin });
  const isRefused = refusesToken(scenario, db, caller, context.clock().getTime());
  const run = (): Reply => {
    if (isRefused) return problem(401, 'The token is refused');
    applyLinkResults(db, now);
    const body = parseWith(declaration.body, requestBody);
    const query = parseWith(declaration.query, queryOf(request));
    if (!body.isValid) return problem(400, 'The body is not valid');
    if (!query.isValid) return problem(400, 'The query is not valid');
    const { customerId } = params;
    if (customerId !== undefined && customerId !== db.customer?.id) return problem(404, 'There is no such customer');
    if (!hasKnownParams(declaration.params, params)) return problem(404, 'There is no such resource');
    const input = { context, caller, db, now, params, query: query.value, body: body.value } as unknown as AnswerInput;
    return answerOnce(db, declaration, request.headers.get('idempotency-key'), () => respond(input));
  };
  const override = isRefused ? undefined : overrideFor(scenario, declaration, db);
  const response = override ?? toResponse(run());
  if (scenario.losesClaim) db.claim = null;
  else context.claims.recordMissing(db, caller);
  saveDb(context.store, key, db);
  void context.claims.reconcile(key);
  return response;
}

function respondWithoutSession(
  context: MockContext,
  { declaration, respond }: AnswerOfKind<'public'>,
  { request }: IncomingRequest,
): Reply {
  const query = parseWith(declaration.query, queryOf(request));
  if (!query.isValid) return problem(400, 'The query is not valid');
  return respond({ context, query: query.value, request } as unknown as PublicAnswerInput);
}

/**
 * Tokens have a resolution of seconds, so a token that is refreshed immediately looks like the one before: the refusal
 * ends by itself after this time.
 */
const REFUSAL_MS = 200;

function refusesToken(scenario: Scenario, db: Db, caller: Caller, now: number): boolean {
  if (!scenario.refusesFirstToken) return false;
  db.refusal ??= { issuedAt: caller.issuedAt, at: now };
  return caller.issuedAt <= db.refusal.issuedAt && now - db.refusal.at < REFUSAL_MS;
}

const unavailable: Override = () => HttpResponse.json({ message: 'Unavailable' }, { status: 500 });

function findOverride(scenario: Scenario, declaration: Declaration): Override | undefined {
  const overrides = domains.flatMap((domain) => domain.scenarios?.[scenario.name] ?? []);
  const [, override] = overrides.find(([overridden]) => overridden === declaration) ?? [];
  return override ?? (scenario.failsCalls ? unavailable : undefined);
}

/** Only a chosen scenario changes the answers that need no session. */
const publicOverride = (context: MockContext, declaration: Declaration): Response | undefined =>
  context.scenario === undefined ? undefined : findOverride(SCENARIOS[context.scenario], declaration)?.(0);

function overrideFor(scenario: Scenario, declaration: Declaration, db: Db): Response | undefined {
  const override = findOverride(scenario, declaration);
  if (!override) return undefined;
  const earlierRequests = db.requestCounts[declaration.name] ?? 0;
  db.requestCounts[declaration.name] = earlierRequests + 1;
  return override(earlierRequests);
}

function answerOnce(db: Db, { name }: Declaration, idempotencyKey: string | null, respond: () => Reply): Reply {
  if (idempotencyKey === null) return respond();
  const key = `${name} ${idempotencyKey}`;
  const storedReply = db.replies[key];
  if (storedReply) return storedReply;
  const reply = respond();
  if (reply.status < 300) db.replies[key] = reply;
  return reply;
}
