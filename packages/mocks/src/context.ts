import { createClaims, type Claims, type Schedule, type SetClaims } from './claims.ts';
import type { FaultSetting } from './faults/fault.ts';
import { createFaults, type Faults } from './faults/faults.ts';
import { createMemoryObjects, type ObjectStore } from './objects.ts';
import type { ScenarioName } from './scenarios/scenario.ts';
import { createMemoryStore, type KeyValueStore } from './store.ts';

/** The options of a mock. Time, ids and the identity provider are injected. */
export interface MockOptions {
  /** Base address of the API; defaults to `/v1` of the page's origin. */
  readonly baseUrl?: string;
  /** Store of the data; defaults to memory. */
  readonly store?: KeyValueStore;
  /** Store of file bytes; defaults to memory. */
  readonly objects?: ObjectStore;
  /** Faults from the start; defaults to none. */
  readonly faults?: readonly FaultSetting[];
  readonly clock: () => Date;
  /** Address of the app without a trailing slash: the hosted pages are below it. */
  readonly origin: string;
  readonly setClaims: SetClaims;
  /** Scenario of every user; defaults to `financed` for the owner and `new` for every other user. */
  readonly scenario?: ScenarioName | undefined;
  /** Creates an id; defaults to a counter. */
  readonly newId?: () => string;
  /** Runs a function later; defaults to a timer. */
  readonly schedule?: Schedule;
}

/** The context of every handler. */
export interface MockContext {
  readonly baseUrl: string;
  readonly store: KeyValueStore;
  readonly objects: ObjectStore;
  readonly faults: Faults;
  readonly clock: () => Date;
  readonly origin: string;
  readonly scenario: ScenarioName | undefined;
  readonly newId: () => string;
  readonly claims: Claims;
}

/** Default base address of the API. */
export const BASE_URL = '/v1';

/** Creates a context, with defaults. */
export function createContext(options: MockOptions): MockContext {
  const { clock, origin, scenario, setClaims } = options;
  const store = options.store ?? createMemoryStore();
  const schedule = options.schedule ?? ((run, ms) => void setTimeout(run, ms));
  return {
    baseUrl: options.baseUrl ?? BASE_URL,
    store,
    objects: options.objects ?? createMemoryObjects(),
    faults: createFaults(options.faults ?? [], schedule),
    clock,
    origin,
    scenario,
    newId: options.newId ?? createCounter(),
    claims: createClaims({ store, clock, setClaims, schedule }),
  };
}

function createCounter(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return String(count).padStart(4, '0');
  };
}
