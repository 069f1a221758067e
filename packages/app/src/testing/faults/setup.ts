import { setupWorker } from 'msw/browser';
import { afterAll } from 'vitest';
import '#styles.css';
import { startTranslator } from '#core/i18n/i18n.ts';
// The app loads it when idle, without a placeholder: a page would seem settled before.
import '#core/toasts/toast-list.tsx';
import { memoryStorage } from '#testing/world.ts';

/** The mock worker. It starts before the tests are collected, because they may depend on its answers. */
export const worker = setupWorker();
await worker.start({ quiet: true, onUnhandledFrame: 'error' });
afterAll(() => worker.stop());
await loadStrings();

/** Loads the strings from the sources instead of a server. */
async function loadStrings(): Promise<void> {
  const strings = import.meta.glob<Readonly<Record<string, unknown>>>('../../**/locales/en.json', {
    eager: true,
    import: 'default',
  });
  const originalFetch = globalThis.fetch;
  globalThis.fetch = () => Promise.resolve(Response.json(Object.assign({}, ...Object.values(strings))));
  await startTranslator(memoryStorage(), document.createElement('div'));
  globalThis.fetch = originalFetch;
}
