/** The names that `?scenario=` accepts. */
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

/** A state of the provider: the data that the domains are seeded from. */
export interface Scenario {
  readonly name: ScenarioName;
  /** The progress of the lead. There is a customer from `company` on. */
  readonly lead: 'none' | 'started' | 'amount' | 'meeting' | 'company' | 'onboarded';
  readonly banks: 'none' | 'one' | 'three';
  readonly platforms: 'none' | 'available' | 'linked';
  readonly portfolio: 'none' | 'financed' | 'many';
  /** Every response takes seconds. Only the mock in the browser waits. */
  readonly isSlow?: true;
  /** The first token, and any that is not newer, is refused. */
  readonly refusesFirstToken?: true;
  /** The claim that names the customer is never set, as if the identity provider had lost it. */
  readonly losesClaim?: true;
  /** Every call fails: as its domain declares, or with a 500. */
  readonly failsCalls?: true;
}
