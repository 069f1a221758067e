import type { StoredPlatform } from '#db.ts';
import type { Scenario } from '#scenarios/scenarios.ts';
import { platformsOf } from '../platforms.ts';
import { ACCOUNTING_PLATFORMS } from './data.ts';

/** The accounting platforms that a user of a scenario starts with. */
export const seedAccounting = (scenario: Scenario, now: Date): StoredPlatform[] =>
  platformsOf(scenario, ACCOUNTING_PLATFORMS, ['quillbooks'], now);
