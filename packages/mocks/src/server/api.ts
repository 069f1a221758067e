/** The provider's API over HTTP: the mock's handlers with the settings, which can change while it runs. */
import { randomId } from '@plinth/api-client/random-id';
import { getResponse, isPassthroughResponse, matchRequestUrl } from 'msw';
import type { Operation } from '#engine/call-handler.ts';
import { createWait } from '#engine/latency.ts';
import type { ObjectStore } from '#engine/objects.ts';
import type { KeyValueStore } from '#engine/store.ts';
import type { SetClaims } from '../claims.ts';
import { createContext } from '../context.ts';
import { applyEvents, type ProviderEvent } from '../events/events.ts';
import { callHandlers, providerHandlers } from '../handlers.ts';
import { createFaultQueue, type ConnectionFault } from './connection-faults.ts';
import type { Settings } from './settings.ts';

/** What the API works with. */
export interface ApiOptions {
  /** Origin of the server: the hosted pages and the files are there, too. */
  readonly origin: string;
  readonly baseUrl: string;
  readonly store: KeyValueStore;
  readonly objects: ObjectStore;
  readonly setClaims: SetClaims;
  readonly clock: () => Date;
}

/** The provider's API. */
export interface Api {
  /** The call that a request makes; `null` for any other request. */
  readonly callOf: (request: Request) => Operation | null;
  /** Returns the fault of the connection for the next request of a call. */
  readonly takeFault: (call: Operation) => ConnectionFault | null;
  /** Responds to a request; `null` when it is no call. */
  readonly respond: (request: Request) => Promise<Response | null>;
  readonly changeSettings: (settings: Settings) => void;
  /** Applies events of the provider, in order, to every business that has called. */
  readonly applyEvents: (events: readonly ProviderEvent[]) => void;
  /** Deletes the data of every user. The bytes of their files stay, and nothing refers to them. */
  readonly deleteData: () => void;
}

const NO_DELAY = [0, 0] as const;

/** Creates the API, and sets the claims that became due while it didn't run. */
export function createApi(options: ApiOptions, initialSettings: Settings): Api {
  const { baseUrl, store, clock } = options;

  function start({ scenario, faults, connectionFaults, latency }: Settings) {
    const isSlow = scenario === 'slow';
    const wait = createWait(isSlow, latency, NO_DELAY);
    const context = createContext({ ...options, newId: randomId, scenario, faults, wait });
    return { context, handlers: providerHandlers(context), takeFault: createFaultQueue(connectionFaults) };
  }

  let current = start(initialSettings);
  void current.context.claims.reconcileAll();

  return {
    callOf: ({ method, url }) =>
      callHandlers.find(
        ({ declaration, path }) =>
          declaration.method === method && matchRequestUrl(new URL(url), `${baseUrl}${path}`).matches,
      )?.declaration ?? null,
    takeFault: (call) => current.takeFault(call),
    respond: async (request) => {
      const response = await getResponse(current.handlers, request);
      return response && !isPassthroughResponse(response) ? response : null;
    },
    changeSettings: (settings) => {
      current = start(settings);
    },
    applyEvents: (events) => applyEvents(store, events, clock()),
    deleteData: () => {
      for (const key of store.keys()) store.remove(key);
    },
  };
}
