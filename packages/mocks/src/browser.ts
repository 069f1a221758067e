/** The mock in the browser: a worker answers, local storage keeps, the clock runs, the emulator gets the claims. */
import { delay, http } from 'msw';
import { setupWorker, type SetupWorker } from 'msw/browser';
import { BASE_URL, createContext } from './context.ts';
import { happen, readHappenings } from './events/events.ts';
import { readFaults } from './faults/fault.ts';
import { answers, pathOf, providerHandlers } from './handlers.ts';
import { createDelays, readLatency } from './latency.ts';
import { createBrowserObjects } from './objects.ts';
import { isScenarioName, SCENARIOS } from './scenarios/registry.ts';
import type { ScenarioName } from './scenarios/scenario.ts';
import { createBrowserStore, PREFIX } from './store.ts';

/** How the mock starts. Everything may be left out. */
export interface StartMocksOptions {
  /** Address of the API; `/v1` unless given. */
  readonly baseUrl?: string;
  /** Instead of the one in the address or remembered for the tab. */
  readonly scenario?: ScenarioName;
  /** Project of the identity emulator; `demo-plinth` unless given. */
  readonly projectId?: string;
  /** Address of the worker; `mockServiceWorker.js` below the app's base unless given. */
  readonly workerUrl?: string;
}

const SCENARIO = `${PREFIX}scenario`;
const LATENCY = `${PREFIX}latency`;
const FAULT = `${PREFIX}fault`;
const EVENT = 'event';

/**
 * Starts answering the provider's calls; resolves once the worker is in control.
 *
 * Read from the address and remembered for the tab: `?scenario=` (empty forgets it), `?latency=` in milliseconds
 * (0 for none; empty for the usual 100 to 300 ms, or 2 to 4 s in the scenario `slow`; see `readLatency`), and `?fault=`
 * (see `readFaults`; empty forgets it), as `?fault=GET /customers:bad-gateway`. What is broken `once` is so after each
 * start.
 *
 * Read from the address once and taken out of it: `?event=` with what happens at the provider (see `readHappenings`), as
 * `?event=approved,funded,3w`. It happens to every business that has called in this browser, and is kept with its data.
 */
export async function startMocks(options: StartMocksOptions = {}): Promise<SetupWorker> {
  const base = import.meta.env.BASE_URL.replace(/\/$/, '');
  const baseUrl = options.baseUrl ?? BASE_URL;
  const remembered = remember(SCENARIO, 'scenario', isScenarioName);
  const scenario = options.scenario ?? (isScenarioName(remembered) ? remembered : undefined);
  const faults = remember(FAULT, 'fault', (text) => readFaults(text) !== null);
  const context = createContext({
    baseUrl,
    store: createBrowserStore(localStorage),
    objects: createBrowserObjects(globalThis.caches),
    faults: readFaults(faults ?? '') ?? [],
    clock: () => new Date(),
    origin: `${location.origin}${base}`,
    setClaims: (uid, claims) => setEmulatorClaims(options.projectId ?? 'demo-plinth', uid, claims),
    scenario,
    newId: () => crypto.randomUUID(),
  });
  const happenings = readHappenings(takeParameter(EVENT) ?? '');
  if (happenings) happen(context.store, happenings, context.clock());
  const isSlow = scenario !== undefined && SCENARIOS[scenario].isSlow === true;
  const latency = readLatency(remember(LATENCY, 'latency', (text) => readLatency(text) !== null) ?? '');
  const nextPause = createDelays(isSlow, latency?.all ?? null);
  const worker = setupWorker(
    // These answer nothing: the call goes on to its handler once the pauses are over.
    http.all(`${baseUrl}/*`, async () => {
      const pause = nextPause();
      if (pause > 0) await delay(pause);
    }),
    ...answers.flatMap((answer) => {
      const ms = latency?.calls.get(answer.declaration);
      if (ms === undefined) return [];
      return http.all(`${baseUrl}${pathOf(answer)}`, async ({ request }) => {
        if (request.method === answer.declaration.method) await delay(ms);
      });
    }),
    ...providerHandlers(context),
  );
  await worker.start({
    quiet: true,
    serviceWorker: { url: options.workerUrl ?? `${base}/mockServiceWorker.js` },
    onUnhandledFrame: 'bypass',
  });
  void context.claims.reconcileAll();
  return worker;
}

/** Forgets what every user has done in every scenario; the chosen scenario stays. */
export async function resetMocks(): Promise<void> {
  const store = createBrowserStore(localStorage);
  for (const key of store.keys()) store.remove(key);
  await createBrowserObjects(globalThis.caches).clear();
}

/** A parameter of the address, kept for the tab; empty forgets it, and what is not valid is as if it were not there. */
function remember(key: string, parameter: string, isValid: (text: string) => boolean): string | null {
  const given = new URLSearchParams(location.search).get(parameter);
  try {
    if (given === '') sessionStorage.removeItem(key);
    else if (given !== null && isValid(given)) sessionStorage.setItem(key, given);
    return sessionStorage.getItem(key);
  } catch {
    return given;
  }
}

/** A parameter of the address for one use: a reload does not bring it again. */
function takeParameter(parameter: string): string | null {
  const address = new URL(location.href);
  const given = address.searchParams.get(parameter);
  if (given === null) return null;
  address.searchParams.delete(parameter);
  history.replaceState(history.state, '', address);
  return given;
}

async function setEmulatorClaims(projectId: string, uid: string, claims: object): Promise<void> {
  const response = await fetch(`/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:update`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ localId: uid, customAttributes: JSON.stringify(claims) }),
  });
  if (!response.ok) throw new Error(`The identity emulator answered with ${response.status}`);
}
