/** One area of the provider: its answers, its part of a user's data, and how scenarios change it. */
import type { Declaration } from '@plinth/api-client/call';
import type { Answer } from './answer.ts';
import type { Db } from './db.ts';
import type { Scenario, ScenarioName } from './scenarios/scenario.ts';

/** The input from which the data of a new user is created. */
export interface SeedInput {
  readonly scenario: Scenario;
  readonly uid: string;
  readonly now: Date;
  /** Address of the app without a trailing slash. */
  readonly origin: string;
}

/** Replaces an answer. It gets the number of earlier requests; `undefined` falls back to the usual answer. */
export type Override = (earlierRequests: number) => Response | undefined;

/** One area of the provider. */
export interface Domain {
  readonly calls: readonly Answer[];
  /** The area's part of the data that a user starts with. */
  readonly seed?: (input: SeedInput) => Partial<Db>;
  /** The overrides of each scenario. */
  readonly scenarios?: Readonly<Partial<Record<ScenarioName, readonly (readonly [Declaration, Override])[]>>>;
}
