import type { CallName } from '../calls.ts';

/** The names that `?scenario=` knows. */
export type ScenarioName =
  | 'new'
  | 'amount'
  | 'time'
  | 'company'
  | 'unclaimed'
  | 'bank'
  | 'onboarded'
  | 'financed'
  | 'empty'
  | 'errors'
  | 'slow'
  | 'expired'
  | 'many';

/**
 * What stands in for the answer of a call: it gets how often the call was asked for before, and gives the answer or
 * nothing to let the usual one through.
 */
type Override = (earlier: number) => Response | undefined;

/** A state of the provider: plain data that the domains are filled from, and the calls that answer otherwise. */
export interface Scenario {
  readonly name: ScenarioName;
  /** How far the lead has come. There is a customer from `company` on. */
  readonly lead: 'none' | 'started' | 'amount' | 'meeting' | 'company' | 'onboarded';
  readonly banks: 'none' | 'one' | 'three';
  readonly platforms: 'none' | 'available' | 'linked';
  readonly portfolio: 'none' | 'financed' | 'many';
  /** Every answer takes seconds; the browser's mock waits, no handler does. */
  readonly isSlow?: true;
  /** The first token that is seen, and any that is not newer, is refused. */
  readonly refusesFirstToken?: true;
  /** The claim that names the customer is never set, as if the identity provider had lost it. */
  readonly losesClaim?: true;
  readonly overrides?: Readonly<Partial<Record<CallName, Override>>>;
}
