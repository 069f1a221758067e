import type { StoredPlatform } from '#db.ts';
import type { Scenario } from '#scenarios/scenarios.ts';
import { platformsOf } from '../platforms.ts';
import { COMMERCE_PLATFORMS } from './data.ts';

/** The commerce platforms that a user of a scenario starts with. */
export const seedCommerce = (scenario: Scenario, now: Date): StoredPlatform[] =>
  platformsOf(scenario, COMMERCE_PLATFORMS, ['shopfront', 'tillpoint'], now);
