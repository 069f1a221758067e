/** The mock for tests in Node: nothing outlives it, and its clock stands still. */
import { setupServer, type SetupServer } from 'msw/node';
import { createContext, type MockOptions } from './context.ts';
import { happen, type Happening } from './events/events.ts';
import type { Faults } from './faults/faults.ts';
import { providerHandlers } from './handlers.ts';
import { createMemoryObjects, type ObjectStore } from './objects.ts';
import { createMemoryStore, type KeyValueStore } from './store.ts';

/** The instant that the drawings show: Thursday, November 19, 2026, 9:42 in Portland. */
export const NOW = new Date('2026-11-19T17:42:00Z');

/** What may differ from a server of one's own; `setClaims` does nothing unless given. */
export type ServerOptions = Partial<MockOptions>;

/** A running mock. */
export interface MockServer {
  /** Start it with `listen`, end it with `close`. */
  readonly server: SetupServer;
  readonly store: KeyValueStore;
  readonly objects: ObjectStore;
  /** Breaks the answers of chosen calls. */
  readonly faults: Pick<Faults, 'set' | 'clear'>;
  readonly baseUrl: string;
  /** Forgets every user's data, the faults, and the handlers that a test has added. The bytes of files stay. */
  reset(): void;
  /** Lets events of the provider happen, and time pass, to every business that has called; in the order given. */
  happen(...happenings: readonly Happening[]): void;
  /** Sets the claims that are due, as a start of the browser's mock does. */
  reconcile(): Promise<void>;
}

/** Makes a mock with its data in memory, at `NOW`, at `http://localhost/v1`. */
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
    happen: (...happenings) => happen(store, happenings, context.clock()),
    reconcile: () => context.claims.reconcileAll(),
  };
}
