import type { ScenarioName } from '#scenarios/scenarios.ts';
import type { Operation } from './call-handler.ts';
import type { FaultSetting } from './faults/fault.ts';
import { createFaults, type Faults, type Schedule } from './faults/faults.ts';
import { createMemoryObjects, type ObjectStore } from './objects.ts';

/** The options that every mock has. Time and ids are injected. */
export interface EngineOptions {
  /** Address of the app without a trailing slash. */
  readonly origin: string;
  readonly clock: () => Date;
  /** Store of file bytes; defaults to memory. */
  readonly objects?: ObjectStore;
  /** Faults from the start; defaults to none. */
  readonly faults?: readonly FaultSetting[];
  readonly scenario?: ScenarioName | undefined;
  /** Creates an id; defaults to a counter. */
  readonly newId?: () => string;
  /** Runs a function later; defaults to a timer. */
  readonly schedule?: Schedule;
  /** Waits before each response; defaults to not at all. */
  readonly wait?: (operation: Operation) => Promise<void>;
}

/** What every mock works with. */
export interface EngineContext extends Required<Omit<EngineOptions, 'faults' | 'scenario'>> {
  readonly faults: Faults;
  readonly scenario: ScenarioName | undefined;
}

/** Adds the defaults to the options of a mock. */
export function createEngineContext(options: EngineOptions): EngineContext {
  const { origin, clock, scenario } = options;
  const schedule = options.schedule ?? ((run, ms) => void setTimeout(run, ms));
  return {
    origin,
    clock,
    scenario,
    schedule,
    objects: options.objects ?? createMemoryObjects(),
    faults: createFaults(options.faults ?? [], schedule),
    newId: options.newId ?? createCounter(),
    wait: options.wait ?? (async () => undefined),
  };
}

function createCounter(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return String(count).padStart(4, '0');
  };
}
