import type { Db } from './db.ts';
import { accountingOf } from './provider/accounting/scenarios.ts';
import { connectionsOf } from './provider/banking/scenarios.ts';
import { commerceOf } from './provider/commerce/scenarios.ts';
import { customerOf } from './provider/customers/scenarios.ts';
import { leadOf } from './provider/leads/scenarios.ts';
import { awaitedOf } from './provider/platforms.ts';
import { tasksOf } from './provider/tasks/scenarios.ts';
import { limitOf } from './provider/topups/data.ts';
import type { Scenario } from './scenarios/scenario.ts';

/** The data that a user of a scenario begins with. */
export function seedDb(scenario: Scenario, uid: string, now: Date, origin: string): Db {
  const customer = customerOf(scenario, uid);
  const commerce = awaitedOf(commerceOf(scenario, now), scenario, uid, origin);
  return {
    version: 3,
    uid,
    lead: leadOf(scenario, uid, customer?.id ?? null, now),
    customer,
    portfolio: scenario.portfolio,
    contracts: [],
    limit: limitOf(scenario),
    connections: connectionsOf(scenario, now),
    accounting: accountingOf(scenario, now),
    commerce: commerce.platforms,
    links: commerce.links,
    tasks: tasksOf(scenario, customer, now),
    promotions: [],
    claim: null,
    refusal: null,
    replies: {},
    hits: {},
  };
}
