import type { Db } from './db.ts';
import type { SeedInput } from './provider/answer.ts';
import { domains } from './provider/domains.ts';

/** The data that a user of a scenario starts with. */
export function seedDb(input: SeedInput): Db {
  const empty: Db = {
    version: 4,
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
    replies: {},
    requestCounts: {},
  };
  return Object.assign(empty, ...domains.map((domain) => domain.seed?.(input)));
}
