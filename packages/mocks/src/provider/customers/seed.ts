import type { Scenario } from '#scenarios/scenarios.ts';
import { customerIdOf, HARROW_AND_VINE, type StoredCustomer } from './data.ts';

/** The company that a user of a scenario starts with. */
export const seedCustomer = ({ lead }: Scenario, uid: string): StoredCustomer | null =>
  lead === 'company' || lead === 'onboarded' ? { id: customerIdOf(uid), ...HARROW_AND_VINE } : null;
