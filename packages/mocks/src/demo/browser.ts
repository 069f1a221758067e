/** The demo's mock in the browser, beside that of the provider. */
import type { SetupWorker } from 'msw/browser';
import { createBrowserStore } from '#engine/store.ts';
import { readTabOptions } from '#engine/tab-settings.ts';
import { createDemoContext, DEMO_PREFIX } from './context.ts';
import { createDemoHandlers, demoOperations } from './handlers.ts';

const DELAY_RANGE_MS = [150, 400] as const;

/** Starts responding to the demo's calls, with the settings of the tab (see `startMocks`). @param worker responds to those of the provider already. */
export function startDemoMocks(worker: SetupWorker): void {
  worker.use(
    ...createDemoHandlers(
      createDemoContext({
        ...readTabOptions(demoOperations, DELAY_RANGE_MS),
        origin: location.origin,
        store: createBrowserStore(() => localStorage),
      }),
    ),
  );
}

/** Deletes the data of the demo in every scenario. */
export function resetDemoMocks(): void {
  const store = createBrowserStore(() => localStorage);
  for (const key of store.keys()) if (key.startsWith(DEMO_PREFIX)) store.remove(key);
}
