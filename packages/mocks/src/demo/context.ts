import { createEngineContext, type EngineContext, type EngineOptions } from '#engine/context.ts';
import { createMemoryStore, PREFIX, type KeyValueStore } from '#engine/store.ts';
import { fingerprint } from '#hash.ts';
import { createRandom } from '#random.ts';
import { createDatabase, type Database } from './database.ts';

/** The options of the demo's mock. */
export interface DemoOptions extends EngineOptions {
  /** Store of what each tab has of its own; defaults to memory. */
  readonly tabStore?: KeyValueStore;
  /** Store of what all tabs share; defaults to memory. */
  readonly sharedStore?: KeyValueStore;
}

/** The context of every handler of the demo. */
export interface DemoContext extends EngineContext {
  readonly database: Database;
}

/** Prefix of every key of the demo. A change of the stored records needs a new number. */
export const DEMO_PREFIX = `${PREFIX}demo1.`;

/** Creates a context, with defaults. */
export function createDemoContext(options: DemoOptions): DemoContext {
  const { clock, scenario } = options;
  return {
    ...createEngineContext(options),
    database: createDatabase({
      prefix: `${DEMO_PREFIX}${scenario ?? 'financed'}.`,
      stores: { tab: options.tabStore ?? createMemoryStore(), shared: options.sharedStore ?? createMemoryStore() },
      isEmpty: scenario === 'empty',
      seedInput: (name) => ({ now: clock(), random: createRandom(seedOf(name)) }),
    }),
  };
}

/** A number for a name, so that the values of one table don't depend on another. */
const seedOf = (name: string): number => Number.parseInt(fingerprint(name).slice(0, 8), 16);
