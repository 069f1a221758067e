import { createEngineContext, type EngineContext, type EngineOptions } from '#engine/context.ts';
import { createMemoryStore, type KeyValueStore } from '#engine/store.ts';
import { createClaims, type Claims, type SetClaims } from './claims.ts';

/** The options of the provider's mock. Without a scenario it is `financed` for the owner, and `new` for every other user. */
export interface MockOptions extends EngineOptions {
  /** Base address of the API. */
  readonly baseUrl: string;
  /** Store of the data; defaults to memory. */
  readonly store?: KeyValueStore;
  readonly setClaims: SetClaims;
}

/** The context of every handler of the provider. */
export interface MockContext extends EngineContext {
  readonly baseUrl: string;
  readonly store: KeyValueStore;
  readonly claims: Claims;
}

/** Creates a context, with defaults. */
export function createContext(options: MockOptions): MockContext {
  const context = createEngineContext(options);
  const { baseUrl, setClaims } = options;
  const { clock, schedule } = context;
  const store = options.store ?? createMemoryStore();
  return {
    ...context,
    baseUrl,
    store,
    claims: createClaims({ store, clock, setClaims, schedule }),
  };
}
