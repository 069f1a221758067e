/** One call of the provider: who may call, in which scenario, on whose data. */
import { http, type HttpHandler } from 'msw';
import type { CallInput } from './call-input.ts';
import type { CallName } from './calls.ts';
import type { MockContext } from './context.ts';
import { dbKey, loadDb, saveDb, type Db } from './db.ts';
import { problem, readBody, toResponse, type Reply } from './http.ts';
import { takeResults } from './provider/banking/links.ts';
import { scenarioOf, SCENARIOS } from './scenarios/registry.ts';
import type { Scenario } from './scenarios/scenario.ts';
import { seedDb } from './seed.ts';
import { readCaller, type Caller } from './token.ts';

/** What a call without a session gets. */
interface PublicInput {
  readonly context: MockContext;
  readonly query: URLSearchParams;
  readonly request: Request;
}

/** A call for the signed-in user. A `:customerId` that is not the user's own is not found. */
export const userCall =
  (name: CallName, answer: (input: CallInput) => Reply) =>
  (context: MockContext): HttpHandler =>
    handler(context, name, async ({ request, params }) => {
      const caller = readCaller(request.headers.get('authorization'));
      const now = context.clock();
      if (!caller || caller.expiresAt * 1_000 <= now.getTime()) return toResponse(problem(401, 'Sign in again'));
      const body = await readBody(request);
      const scenario = scenarioOf(context.scenario, caller.email);
      const key = dbKey(scenario.name, caller.uid);
      // From here to the save nothing waits: two requests never see each other's half.
      const db = loadDb(context.store, key) ?? seedDb(scenario, caller.uid, now, context.origin);
      const isRefused = refuses(scenario, db, caller, context.clock().getTime());
      const override = isRefused ? undefined : overrideOf(scenario, name, db);
      const input: CallInput = {
        context,
        caller,
        db,
        now,
        param: (param) => params[param] ?? '',
        query: new URL(request.url).searchParams,
        body: body ?? {},
      };
      const run = (): Reply => {
        if (isRefused) return problem(401, 'The token is refused');
        if (body === null) return problem(400, 'The body is not a JSON object');
        takeResults(db, now);
        const customerId = params['customerId'];
        if (customerId !== undefined && customerId !== db.customer?.id)
          return problem(404, 'There is no such customer');
        return once(db, name, request.headers.get('idempotency-key'), () => answer(input));
      };
      const response = override ?? toResponse(run());
      if (scenario.losesClaim) db.claim = null;
      else context.claims.note(db, caller);
      saveDb(context.store, key, db);
      void context.claims.reconcile(key);
      return response;
    });

/** A call that needs no session. Only a chosen scenario changes its answer. */
export const publicCall = (name: CallName, answer: (input: PublicInput) => Reply) =>
  rawCall(name, (input) => toResponse(answer(input)));

/** As a public call, for bytes: it gets the request as it came and gives the answer as it goes. */
export const rawCall =
  (name: CallName, answer: (input: PublicInput) => Response | Promise<Response>) =>
  (context: MockContext): HttpHandler =>
    handler(context, name, ({ request }) => {
      const chosen = context.scenario === undefined ? undefined : SCENARIOS[context.scenario];
      const query = new URL(request.url).searchParams;
      return chosen?.overrides?.[name]?.(0) ?? answer({ context, query, request });
    });

interface Incoming {
  readonly request: Request;
  readonly params: Readonly<Record<string, string | undefined>>;
}

function handler(
  context: MockContext,
  name: CallName,
  respond: (incoming: Incoming) => Response | Promise<Response>,
): HttpHandler {
  const [method = '', path = ''] = name.split(' ');
  const make = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete }[method];
  if (!make) throw new Error(`${name} has a method that the mock does not know`);
  return make(`${context.baseUrl}${path}`, ({ request, params }) => {
    const values = Object.entries(params).map(([key, value]) => [key, typeof value === 'string' ? value : value?.[0]]);
    const incoming: Incoming = { request, params: Object.fromEntries(values) as Incoming['params'] };
    return context.faults.around(name, async () => respond(incoming));
  });
}

/**
 * Tokens carry whole seconds, so one that is refreshed at once looks like the one before: after this many milliseconds
 * the refusal ends by itself.
 */
const REFUSAL = 200;

function refuses(scenario: Scenario, db: Db, caller: Caller, now: number): boolean {
  if (!scenario.refusesFirstToken) return false;
  db.refusal ??= { issuedAt: caller.issuedAt, at: now };
  return caller.issuedAt <= db.refusal.issuedAt && now - db.refusal.at < REFUSAL;
}

function overrideOf(scenario: Scenario, name: CallName, db: Db): Response | undefined {
  const override = scenario.overrides?.[name];
  if (!override) return undefined;
  const earlier = db.hits[name] ?? 0;
  db.hits[name] = earlier + 1;
  return override(earlier);
}

function once(db: Db, name: CallName, idempotencyKey: string | null, answer: () => Reply): Reply {
  if (idempotencyKey === null) return answer();
  const key = `${name} ${idempotencyKey}`;
  const known = db.replies[key];
  if (known) return known;
  const reply = answer();
  if (reply.status < 300) db.replies[key] = reply;
  return reply;
}
