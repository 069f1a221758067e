/** A state of the provider: the data that the domains are seeded from. */
interface State {
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

const UNLINKED = { banks: 'none', platforms: 'available', portfolio: 'none' } as const;
const FINANCED = { lead: 'onboarded', banks: 'three', platforms: 'linked', portfolio: 'financed' } as const;

const STATES = {
  /** Signed up, no lead yet. */
  new: { lead: 'none', ...UNLINKED },
  /** A lead without an amount. */
  amount: { lead: 'started', ...UNLINKED },
  /** Amount and phone are given; the meeting is not booked. */
  time: { lead: 'amount', ...UNLINKED },
  /** The meeting is booked; there is no company yet. */
  company: { lead: 'meeting', ...UNLINKED },
  /** As company, but the claim with the created company is never added to the token. */
  unclaimed: { lead: 'meeting', ...UNLINKED, losesClaim: true },
  /** The company was created; nothing is linked. */
  bank: { lead: 'company', ...UNLINKED },
  /** Onboarded and linked; no contract yet. */
  onboarded: { lead: 'onboarded', banks: 'one', platforms: 'linked', portfolio: 'none' },
  /** Contracts in every status, payments of every type, three banks, one of them disconnected. */
  financed: FINANCED,
  /** Onboarded, and every list is empty. */
  empty: { lead: 'onboarded', banks: 'none', platforms: 'none', portfolio: 'none' },
  /**
   * Every call fails, each as its domain declares. The leads and the customers, without which no page opens, fail once
   * and then succeed: the client's own retry gets the leads, the Retry button the customers.
   */
  errors: { ...FINANCED, failsCalls: true },
  /** As financed, but every response takes seconds. */
  slow: { ...FINANCED, isSlow: true },
  /** As financed, but the first token is refused. */
  expired: { ...FINANCED, refusesFirstToken: true },
  /** As financed, with 10,000 payment transactions. */
  many: { ...FINANCED, portfolio: 'many' },
} satisfies Readonly<Record<string, State>>;

/** The names that `?scenario=` accepts. */
export type ScenarioName = keyof typeof STATES;

/** A state of the provider with its name. */
export interface Scenario extends State {
  readonly name: ScenarioName;
}

/** Every scenario by its name. */
export const SCENARIOS = Object.fromEntries(
  Object.entries(STATES).map(([name, state]) => [name, { name, ...state }]),
) as Readonly<Record<ScenarioName, Scenario>>;

/** The seed user that is financed unless a scenario is chosen. */
export const OWNER_EMAIL = 'owner@plinth.test';

/** Whether the text names a scenario. */
export const isScenarioName = (text: string | null): text is ScenarioName =>
  text !== null && Object.hasOwn(SCENARIOS, text);

/** The chosen scenario, or the user's own: `financed` for the owner, `new` for every other user. */
export const scenarioOf = (chosen: ScenarioName | undefined, email: string): Scenario =>
  SCENARIOS[chosen ?? (email === OWNER_EMAIL ? 'financed' : 'new')];
