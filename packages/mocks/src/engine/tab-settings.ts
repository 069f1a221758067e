/** Settings of the mock that are read from the address and stored for the tab. */
import { randomId } from '@plinth/api-client/random-id';
import { isScenarioName, SCENARIOS, type ScenarioName } from '#scenarios/scenarios.ts';
import type { Operation } from './call-handler.ts';
import type { EngineOptions } from './context.ts';
import { parseFaults } from './faults/fault.ts';
import { createWait, parseLatency, type DelayRange } from './latency.ts';
import { createBrowserObjects } from './objects.ts';
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
function readScenario(): ScenarioName | undefined {
  const name = readTabSetting('scenario', isScenarioName);
  return isScenarioName(name) ? name : undefined;
}

/** Returns the parts of a setting but those that name calls of the other mock. */
const ownPartsOf = (text: string, calls: readonly Operation[]): string =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/^[A-Z]+ \S/.test(part) || calls.some(({ name }) => part.startsWith(`${name}:`)))
    .join(',');

/** Reads a setting of calls. One that only names calls of the other mock is stored for that mock, which checks it. */
function readCallSetting<Value>(
  parameter: string,
  calls: readonly Operation[],
  parse: (text: string, calls: readonly Operation[]) => Value | null,
): Value | null {
  const parseOwn = (text: string): Value | null => parse(ownPartsOf(text, calls), calls);
  const text = readTabSetting(parameter, (value) => ownPartsOf(value, calls) === '' || parseOwn(value) !== null);
  return parseOwn(text ?? '');
}

/**
 * Reads the options of a mock in the browser: the real clock, the browser's storage, and what is set for the tab.
 * @param calls Those that can have a fault or a latency.
 */
export function readTabOptions(calls: readonly Operation[], defaultRangeMs?: DelayRange) {
  const scenario = readScenario();
  const isSlow = scenario !== undefined && SCENARIOS[scenario].isSlow === true;
  return {
    clock: () => new Date(),
    newId: randomId,
    objects: createBrowserObjects(() => globalThis.caches),
    scenario,
    faults: readCallSetting('fault', calls, parseFaults) ?? [],
    wait: createWait(isSlow, readCallSetting('latency', calls, parseLatency), defaultRangeMs),
  } satisfies Omit<EngineOptions, 'origin'>;
}
