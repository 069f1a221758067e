import { fingerprint } from '#hash.ts';
import { createMemoryObjects, type ObjectStore } from '#objects.ts';
import { scenarioOf } from '#scenarios/registry.ts';
import type { Scenario, ScenarioName } from '#scenarios/scenario.ts';
import { createMemoryStore, PREFIX, type KeyValueStore } from '#store.ts';
import { createDatabase, type Database } from './database.ts';
import { createRandom } from './random.ts';

/** The options of the demo's mock. Time and ids are injected. */
export interface DemoOptions {
  /** Address of the app without a trailing slash: the calls are at its root. */
  readonly origin: string;
  readonly clock: () => Date;
  /** Store of what each tab has of its own; defaults to memory. */
  readonly tabStore?: KeyValueStore;
  /** Store of what all tabs share; defaults to memory. */
  readonly sharedStore?: KeyValueStore;
  /** Store of the bytes of files; defaults to memory. */
  readonly objects?: ObjectStore;
  readonly scenario?: ScenarioName | undefined;
  /** Creates a random id. */
  readonly newId: () => string;
  /** Waits before each response; defaults to not at all. */
  readonly wait?: () => Promise<void>;
}

/** The context of every answer of the demo. */
export interface DemoContext {
  readonly origin: string;
  readonly clock: () => Date;
  readonly database: Database;
  readonly objects: ObjectStore;
  readonly scenario: Scenario;
  readonly newId: () => string;
  readonly wait: () => Promise<void>;
}

/** Prefix of every key of the demo. A change of the stored records needs a new number. */
export const DEMO_PREFIX = `${PREFIX}demo1.`;

/** Creates a context, with defaults. */
export function createDemoContext(options: DemoOptions): DemoContext {
  const { origin, clock, newId } = options;
  const scenario = scenarioOf(options.scenario ?? 'financed', '');
  return {
    origin,
    clock,
    newId,
    scenario,
    objects: options.objects ?? createMemoryObjects(),
    wait: options.wait ?? (async () => undefined),
    database: createDatabase({
      prefix: `${DEMO_PREFIX}${scenario.name}.`,
      stores: { tab: options.tabStore ?? createMemoryStore(), shared: options.sharedStore ?? createMemoryStore() },
      isEmpty: scenario.name === 'empty',
      seedInput: (name) => ({ now: clock(), random: createRandom(seedOf(name)) }),
    }),
  };
}

/** A number for a name, so that the values of one table don't depend on another. */
const seedOf = (name: string): number => Number.parseInt(fingerprint(name).slice(0, 8), 16);
