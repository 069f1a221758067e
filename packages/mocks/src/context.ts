import { createClaims, type Claims, type Schedule, type SetClaims } from './claims.ts';
import type { FaultSetting } from './faults/fault.ts';
import { createFaults, type Faults } from './faults/faults.ts';
import { createMemoryObjects, type ObjectStore } from './objects.ts';
import type { ScenarioName } from './scenarios/scenario.ts';
import { createMemoryStore, type KeyValueStore } from './store.ts';

/** What the mock is made with; time, ids and the identity provider come in. */
export interface MockOptions {
  /** Address of the API; `/v1` of the page's own origin unless given. */
  readonly baseUrl?: string;
  /** Where the data is kept; in memory unless given. */
  readonly store?: KeyValueStore;
  /** Where the bytes of files are kept; in memory unless given. */
  readonly objects?: ObjectStore;
  /** Calls whose answers are broken from the start; none unless given. */
  readonly faults?: readonly FaultSetting[];
  readonly clock: () => Date;
  /** Address of the app without a closing slash: the hosted pages are below it. */
  readonly origin: string;
  readonly setClaims: SetClaims;
  /** For everybody; without it the owner is `financed` and everybody else `new`. */
  readonly scenario?: ScenarioName | undefined;
  /** A new id; counted up unless given. */
  readonly newId?: () => string;
  /** Runs something later; a timer unless given. */
  readonly schedule?: Schedule;
}

/** What every handler works with. */
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

/** Address of the API unless another is given. */
export const BASE_URL = '/v1';

/** The context, with what was left out filled in. */
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
    newId: options.newId ?? countedIds(),
    claims: createClaims({ store, clock, setClaims, schedule }),
  };
}

function countedIds(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return String(count).padStart(4, '0');
  };
}
