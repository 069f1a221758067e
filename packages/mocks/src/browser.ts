/** The mock in the browser: a service worker, local storage, the real clock, and claims in the identity emulator. */
import { declarations } from '@plinth/api-client/registry';
import { setupWorker, type SetupWorker } from 'msw/browser';
import { createBrowserObjects } from '#engine/objects.ts';
import { createBrowserStore } from '#engine/store.ts';
import { readTabOptions } from '#engine/tab-settings.ts';
import { createContext } from './context.ts';
import { applyEvents, parseEvents, type ProviderEvent } from './events/events.ts';
import { providerHandlers } from './handlers.ts';
import type { ScenarioName } from './scenarios/scenario.ts';
import { catchFailedUpdates, usableContainer, waitForControl } from './worker-control.ts';

/** The options of `startMocks`. */
export interface StartMocksOptions {
  /** Base address of the API; defaults to `/v1`. */
  readonly baseUrl?: string;
  /** Overrides the scenario in the address and the one that is stored for the tab. */
  readonly scenario?: ScenarioName;
  /** Project of the identity emulator; defaults to `demo-plinth`. */
  readonly projectId?: string;
  /** Address of the worker; defaults to `mockServiceWorker.js` below the app's base. */
  readonly workerUrl?: string;
}

const EVENT_PARAMETER = 'event';

/**
 * Starts answering the provider's calls; resolves when the worker controls the page. A page that can't have a worker
 * answers its own calls.
 *
 * These are read from the address and stored for the tab: `?scenario=` (empty deletes it), `?latency=` in
 * milliseconds (0 for none; empty for the default 100 to 300 ms, or 2 to 4 s in the scenario `slow`; see
 * `parseLatency`), and `?fault=` (see `parseFaults`; empty deletes it), as `?fault=GET /customers:bad-gateway`. A fault
 * with `:once` applies once after each start. A latency and a fault may be those of calls of the demo.
 *
 * `?event=` is read once and removed from the address: events at the provider (see `parseEvents`), as
 * `?event=approved,funded,3w`. They apply to every business that has called in this browser, and are stored. A value
 * that names no such event stays in the address.
 */
export async function startMocks(options: StartMocksOptions = {}): Promise<SetupWorker> {
  const base = import.meta.env.BASE_URL.replace(/\/$/, '');
  const context = createContext({
    ...readTabOptions(declarations, options.scenario),
    ...(options.baseUrl === undefined ? {} : { baseUrl: options.baseUrl }),
    store: createBrowserStore(() => localStorage),
    origin: `${location.origin}${base}`,
    setClaims: (uid, claims) => setEmulatorClaims(options.projectId ?? 'demo-plinth', uid, claims),
  });
  const events = consumeEvents();
  if (events) applyEvents(context.store, events, context.clock());
  const worker = setupWorker(...providerHandlers(context));
  const workerUrl = options.workerUrl ?? `${base}/mockServiceWorker.js`;
  const container = await usableContainer(() => navigator.serviceWorker);
  if (container) {
    await waitForControl(container, new URL(workerUrl, location.href).href);
    await catchFailedUpdates(container);
  } else {
    // MSW answers within the page where it finds no such property.
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  }
  await worker.start({
    quiet: true,
    serviceWorker: { url: workerUrl },
    onUnhandledFrame: 'bypass',
  });
  void context.claims.reconcileAll();
  return worker;
}

/** Deletes the data of every user in every scenario; the chosen scenario stays. */
export async function resetMocks(): Promise<void> {
  const store = createBrowserStore(() => localStorage);
  for (const key of store.keys()) store.remove(key);
  await createBrowserObjects(() => globalThis.caches).clear();
}

/**
 * Reads the events of the address and removes them, so that a reload doesn't apply them again. Another value stays: it is
 * a parameter of the page.
 */
function consumeEvents(): readonly ProviderEvent[] | null {
  const address = new URL(location.href);
  const events = parseEvents(address.searchParams.get(EVENT_PARAMETER) ?? '');
  if (!events) return null;
  address.searchParams.delete(EVENT_PARAMETER);
  history.replaceState(history.state, '', address);
  return events;
}

async function setEmulatorClaims(projectId: string, uid: string, claims: object): Promise<void> {
  const response = await fetch(`/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:update`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ localId: uid, customAttributes: JSON.stringify(claims) }),
  });
  if (!response.ok) throw new Error(`The identity emulator answered with ${response.status}`);
}
