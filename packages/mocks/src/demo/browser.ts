/** The demo's mock in the browser, beside that of the provider. */
import { randomId } from '@plinth/api-client/random-id';
import { delay } from 'msw';
import type { SetupWorker } from 'msw/browser';
import { createDelays } from '#latency.ts';
import { createBrowserObjects } from '#objects.ts';
import { SCENARIOS } from '#scenarios/registry.ts';
import { createBrowserStore } from '#store.ts';
import { readLatency, readScenario } from '#tab-settings.ts';
import { createDemoContext, DEMO_PREFIX } from './context.ts';
import { createDemoHandlers } from './handlers.ts';

const DELAY_RANGE_MS = [150, 400] as const;

/** Starts answering the demo's calls. @param worker answers those of the provider already. */
export function startDemoMocks(worker: SetupWorker): void {
  const scenario = readScenario();
  const isSlow = scenario !== undefined && SCENARIOS[scenario].isSlow === true;
  const nextDelay = createDelays(isSlow, readLatency()?.all ?? null, DELAY_RANGE_MS);
  worker.use(
    ...createDemoHandlers(
      createDemoContext({
        origin: location.origin,
        clock: () => new Date(),
        tabStore: createBrowserStore(() => sessionStorage),
        sharedStore: createBrowserStore(() => localStorage),
        objects: createBrowserObjects(() => globalThis.caches),
        scenario,
        newId: randomId,
        wait: () => delay(nextDelay()),
      }),
    ),
  );
}

/** Deletes the data of the demo in every scenario. */
export function resetDemoMocks(): void {
  for (const open of [() => sessionStorage, () => localStorage]) {
    const store = createBrowserStore(open);
    for (const key of store.keys()) if (key.startsWith(DEMO_PREFIX)) store.remove(key);
  }
}
