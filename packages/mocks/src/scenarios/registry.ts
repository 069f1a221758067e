import { amount } from './amount.ts';
import { bank } from './bank.ts';
import { company } from './company.ts';
import { empty } from './empty.ts';
import { errors } from './errors.ts';
import { expired } from './expired.ts';
import { financed } from './financed.ts';
import { many } from './many.ts';
import { newUser } from './new.ts';
import { onboarded } from './onboarded.ts';
import type { Scenario, ScenarioName } from './scenario.ts';
import { slow } from './slow.ts';
import { time } from './time.ts';
import { unclaimed } from './unclaimed.ts';

/** Every scenario by its name. */
export const SCENARIOS: Readonly<Record<ScenarioName, Scenario>> = {
  new: newUser,
  amount,
  time,
  company,
  unclaimed,
  bank,
  onboarded,
  financed,
  empty,
  errors,
  slow,
  expired,
  many,
};

/** The seed user that is financed unless a scenario is chosen. */
export const OWNER_EMAIL = 'owner@plinth.test';

/** Whether the text names a scenario. */
export const isScenarioName = (text: string | null): text is ScenarioName =>
  text !== null && Object.hasOwn(SCENARIOS, text);

/** The chosen scenario, or the user's own: `financed` for the owner, `new` for every other user. */
export const scenarioOf = (chosen: ScenarioName | undefined, email: string): Scenario =>
  SCENARIOS[chosen ?? (email === OWNER_EMAIL ? 'financed' : 'new')];
