/** The settings of the server, as text: in flags and in the body of an admin request. */
import { declarations } from '@plinth/api-client/registry';
import { parseLatency, type Latency } from '#engine/latency.ts';
import { isScenarioName, type ScenarioName } from '#scenarios/scenarios.ts';
import { parseServerFaults, type ServerFaults } from './connection-faults.ts';

/** The settings as text. Without one, its default. */
export interface SettingsText {
  /** The scenario of every user; by default it depends on the user. */
  readonly scenario?: string;
  /** What is broken, as `GET /customers:cut`. */
  readonly fault?: string;
  /** Milliseconds before each response, or for one call, as `250` or `GET /customers:900`; by default none. */
  readonly latency?: string;
}

/** The settings of the server. */
export interface Settings extends ServerFaults {
  readonly scenario: ScenarioName | undefined;
  readonly latency: Latency | null;
}

/** A setting whose text has no meaning; the message names it. */
export class InvalidSettingError extends Error {
  override readonly name = 'InvalidSettingError';
}

/** The names of the settings. */
export const SETTING_NAMES = ['scenario', 'fault', 'latency'] as const satisfies readonly (keyof SettingsText)[];

/**
 * Parses settings. An empty text counts as missing.
 * @throws InvalidSettingError if one is unknown, so that a typo doesn't pass for a setting that works.
 */
export function parseSettings({ scenario = '', fault = '', latency = '' }: SettingsText): Settings {
  const faults = fault === '' ? { faults: [], connectionFaults: [] } : parseServerFaults(fault, declarations);
  const parsedLatency = latency === '' ? null : parseLatency(latency, declarations);
  if (scenario !== '' && !isScenarioName(scenario))
    throw new InvalidSettingError(`There is no scenario "${scenario}".`);
  if (!faults) throw new InvalidSettingError(`"${fault}" names an unknown call or fault.`);
  if (latency !== '' && !parsedLatency) throw new InvalidSettingError(`"${latency}" is not a latency.`);
  return { ...faults, latency: parsedLatency, scenario: isScenarioName(scenario) ? scenario : undefined };
}
