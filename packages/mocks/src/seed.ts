import type { Db } from './db.ts';
import { domains } from './provider/domains.ts';
import type { SeedInput } from './provider/handle.ts';

/** The data that a user of a scenario starts with. */
export function seedDb(input: SeedInput): Db {
  const empty: Db = {
    version: 5,
    uid: input.uid,
    lead: null,
    customer: null,
    portfolio: input.scenario.portfolio,
    contracts: [],
    limit: 0,
    connections: [],
    accounting: [],
    commerce: [],
    links: [],
    tasks: [],
    promotions: [],
    claim: null,
    refusal: null,
    responses: {},
    requestCounts: {},
  };
  return Object.assign(empty, ...domains.map((domain) => domain.seed?.(input)));
}
