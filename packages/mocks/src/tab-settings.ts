/** Settings of the mock that are read from the address and stored for the tab. */
import { parseFaults, type FaultSetting } from './faults/fault.ts';
import { parseLatency, type Latency } from './latency.ts';
import { isScenarioName } from './scenarios/registry.ts';
import type { ScenarioName } from './scenarios/scenario.ts';
import { PREFIX } from './store.ts';

/** Reads a parameter of the address and stores it for the tab; empty deletes it, an invalid value is ignored. */
function readTabSetting(parameter: string, isValid: (text: string) => boolean): string | null {
  const key = `${PREFIX}${parameter}`;
  const value = new URLSearchParams(location.search).get(parameter);
  try {
    if (value === '') sessionStorage.removeItem(key);
    else if (value !== null && isValid(value)) sessionStorage.setItem(key, value);
    return sessionStorage.getItem(key);
  } catch {
    return value;
  }
}

/** The scenario of the tab; undefined for the default. */
export function readScenario(): ScenarioName | undefined {
  const name = readTabSetting('scenario', isScenarioName);
  return isScenarioName(name) ? name : undefined;
}

/** The latency of the tab; null for the default. */
export const readLatency = (): Latency | null =>
  parseLatency(readTabSetting('latency', (text) => parseLatency(text) !== null) ?? '');

/** The faults of the tab. */
export const readFaults = (): readonly FaultSetting[] =>
  parseFaults(readTabSetting('fault', (text) => parseFaults(text) !== null) ?? '') ?? [];
