import { createEngineContext, type EngineContext, type EngineOptions } from '#engine/context.ts';
import { createMemoryStore, PREFIX, type KeyValueStore } from '#engine/store.ts';
import { fingerprint } from '#hash.ts';
import { createRandom } from '#random.ts';
import { createDatabase, type Database } from './database.ts';
import { ADMIN_ID, ownerOf } from './session/accounts.ts';

/** The options of the demo's mock. */
export interface DemoOptions extends EngineOptions {
  /** Store of the data; defaults to memory. */
  readonly store?: KeyValueStore;
}

/** The context of every handler of the demo. */
export interface DemoContext extends EngineContext {
  /** The tables as the administrator has them. */
  readonly database: Database;
}

/** Prefix of every key of the demo. A change of the stored records needs a new number. */
export const DEMO_PREFIX = `${PREFIX}demo1.`;

/** Creates a context, with defaults. */
export function createDemoContext(options: DemoOptions): DemoContext {
  const { clock, scenario } = options;
  return {
    ...createEngineContext(options),
    database: createDatabase(
      {
        prefix: `${DEMO_PREFIX}${scenario ?? 'financed'}.`,
        store: options.store ?? createMemoryStore(),
        clock,
        isEmpty: scenario === 'empty',
        randomOf: (name) => createRandom(seedOf(name)),
        ownerOf,
      },
      ADMIN_ID,
    ),
  };
}

/** A number for a name, so that the values of one table don't depend on another. */
const seedOf = (name: string): number => Number.parseInt(fingerprint(name).slice(0, 8), 16);
