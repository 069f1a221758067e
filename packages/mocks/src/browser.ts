/** The mock in the browser: a service worker, local storage, the real clock, and claims in the identity emulator. */
import { declarations } from '@plinth/api-client/registry';
import { setupWorker, type SetupWorker } from 'msw/browser';
import { createBrowserStore } from '#engine/store.ts';
import { readTabOptions } from '#engine/tab-settings.ts';
import { createContext, type MockOptions } from './context.ts';
import { createEmulatorClaims } from './emulator-claims.ts';
import { applyEvents, parseEvents, type ProviderEvent } from './events/events.ts';
import { providerHandlers } from './handlers.ts';
import { catchFailedUpdates, usableContainer, waitForControl } from './worker-control.ts';

const EVENT_PARAMETER = 'event';

/**
 * Starts responding to the provider's calls; resolves when the worker controls the page. A page that can't have a worker
 * handles its own calls.
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
export async function startMocks({ baseUrl }: Pick<MockOptions, 'baseUrl'>): Promise<SetupWorker> {
  const base = import.meta.env.BASE_URL.replace(/\/$/, '');
  const context = createContext({
    ...readTabOptions(declarations),
    baseUrl,
    store: createBrowserStore(() => localStorage),
    origin: `${location.origin}${base}`,
    setClaims: createEmulatorClaims(''),
  });
  const events = consumeEvents();
  if (events) applyEvents(context.store, events, context.clock());
  const worker = setupWorker(...providerHandlers(context));
  const workerUrl = `${base}/mockServiceWorker.js`;
  const container = await usableContainer(() => navigator.serviceWorker);
  if (container) {
    await waitForControl(container, new URL(workerUrl, location.href).href);
    await catchFailedUpdates(container);
  } else {
    // MSW responds within the page where it finds no such property.
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
