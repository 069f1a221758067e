/** The mock for tests in Node: its data is in memory and its clock is fixed. */
import { setupServer, type SetupServer } from 'msw/node';
import type { Faults } from '#engine/faults/faults.ts';
import { createMemoryObjects, type ObjectStore } from '#engine/objects.ts';
import { createMemoryStore, type KeyValueStore } from '#engine/store.ts';
import { createContext, type MockOptions } from './context.ts';
import { applyEvents, type ProviderEvent } from './events/events.ts';
import { providerHandlers } from './handlers.ts';

/** The instant of the designs: Thursday, November 19, 2026, 9:42 in Portland. */
export const NOW = new Date('2026-11-19T17:42:00Z');

/** The options of `createServer`; `setClaims` does nothing by default. */
export type ServerOptions = Partial<MockOptions>;

/** A running mock. */
export interface MockServer {
  /** Start it with `listen`, stop it with `close`. */
  readonly server: SetupServer;
  readonly store: KeyValueStore;
  readonly objects: ObjectStore;
  /** Breaks the responses to chosen calls. */
  readonly faults: Pick<Faults, 'set' | 'clear'>;
  readonly baseUrl: string;
  /** Deletes the data of every user, the faults, and the handlers of tests. The bytes of files stay. */
  reset(): void;
  /** Applies events of the provider, in order, to every business that has called. */
  applyEvents(...events: readonly ProviderEvent[]): void;
  /** Sets the due claims, as a start of the mock in the browser does. */
  reconcile(): Promise<void>;
}

/** Creates a mock with its data in memory, at `NOW`, at `http://localhost/v1`. */
export function createServer(options: ServerOptions = {}): MockServer {
  const store = options.store ?? createMemoryStore();
  const objects = options.objects ?? createMemoryObjects();
  const context = createContext({
    clock: () => new Date(NOW),
    origin: 'http://localhost',
    baseUrl: 'http://localhost/v1',
    setClaims: async () => undefined,
    ...options,
    store,
    objects,
  });
  const server = setupServer(...providerHandlers(context));
  return {
    server,
    store,
    objects,
    faults: context.faults,
    baseUrl: context.baseUrl,
    reset: () => {
      for (const key of store.keys()) store.remove(key);
      context.faults.clear();
      server.resetHandlers();
    },
    applyEvents: (...events) => applyEvents(store, events, context.clock()),
    reconcile: () => context.claims.reconcileAll(),
  };
}
