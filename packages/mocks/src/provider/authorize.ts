/** Checks the caller of a request, and applies the scenario to the caller's data. */
import type { Declaration } from '@plinth/api-client/call';
import { HttpResponse } from 'msw';
import type { Authorize } from '#engine/mock.ts';
import { problem } from '#engine/response.ts';
import { writeValue } from '#engine/store.ts';
import type { MockContext } from '../context.ts';
import { dbKey, loadDb, type Db } from '../db.ts';
import { scenarioOf, SCENARIOS, type Scenario } from '../scenarios/scenarios.ts';
import { seedDb } from '../seed.ts';
import { readHolder, type TokenHolder } from '../token.ts';
import { applyLinkResults } from './banking/links.ts';
import { domains } from './domains.ts';
import type { CallHandler, Override } from './handle.ts';

/** Returns the function that responds to requests in the session of their bearer token. */
export const createAuthorize =
  (context: MockContext): Authorize<CallHandler> =>
  ({ handler: { declaration, isPublic }, request, now }, respond) => {
    if (isPublic) return publicOverride(context, declaration) ?? respond({ input: { context } });
    const holder = readHolder(request.headers.get('authorization'));
    if (!holder || holder.expiresAt * 1_000 <= now.getTime()) return problem(401, 'Sign in again');
    const scenario = scenarioOf(context.scenario, holder.email);
    const key = dbKey(scenario.name, holder.uid);
    // Nothing is awaited from here to the save, so that no two requests see each other's half-written data.
    const db = loadDb(context.store, key) ?? seedDb({ scenario, uid: holder.uid, now, origin: context.origin });
    const run = () => {
      if (refusesToken(scenario, db, holder, now.getTime())) return problem(401, 'The token is refused');
      const override = overrideFor(scenario, declaration, db);
      if (override) return override;
      applyLinkResults(db, now);
      return respond({
        input: { context, holder, db },
        storedResponses: {
          find: (id) => db.responses[id],
          add: (id, response) => void (db.responses[id] = response),
        },
        ownParams: { customerId: db.customer?.id },
      });
    };
    const outcome = run();
    if (scenario.losesClaim) db.claim = null;
    else context.claims.recordMissing(db, holder);
    writeValue(context.store, key, db);
    void context.claims.reconcile(key);
    return outcome;
  };

/**
 * Tokens have a resolution of seconds, so a token that is refreshed immediately looks like the one before: the refusal
 * ends by itself after this time.
 */
const REFUSAL_MS = 200;

function refusesToken(scenario: Scenario, db: Db, holder: TokenHolder, now: number): boolean {
  if (!scenario.refusesFirstToken) return false;
  db.refusal ??= { issuedAt: holder.issuedAt, at: now };
  return holder.issuedAt <= db.refusal.issuedAt && now - db.refusal.at < REFUSAL_MS;
}

const unavailable: Override = () => HttpResponse.json({ message: 'Unavailable' }, { status: 500 });

function findOverride(scenario: Scenario, declaration: Declaration): Override | undefined {
  const overrides = domains.flatMap((domain) => domain.scenarios?.[scenario.name] ?? []);
  const [, override] = overrides.find(([overridden]) => overridden === declaration) ?? [];
  return override ?? (scenario.failsCalls ? unavailable : undefined);
}

/** Only a chosen scenario changes the responses to calls that need no session. */
const publicOverride = (context: MockContext, declaration: Declaration): Response | undefined =>
  context.scenario === undefined ? undefined : findOverride(SCENARIOS[context.scenario], declaration)?.(0);

function overrideFor(scenario: Scenario, declaration: Declaration, db: Db): Response | undefined {
  const override = findOverride(scenario, declaration);
  if (!override) return undefined;
  const earlierRequests = db.requestCounts[declaration.name] ?? 0;
  db.requestCounts[declaration.name] = earlierRequests + 1;
  return override(earlierRequests);
}
