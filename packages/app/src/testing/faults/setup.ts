import { setupWorker } from 'msw/browser';
import { afterAll } from 'vitest';
import '#styles.css';
import { startTranslator } from '#core/i18n/i18n.ts';
// The app loads this module when idle and without a placeholder, so a page could appear settled too early.
import '#core/toasts/toast-list.tsx';
import { memoryStorage } from '../world.ts';

/** The mock worker. It starts before tests are collected, because their definitions may depend on its responses. */
export const worker = setupWorker();
await worker.start({ quiet: true, onUnhandledFrame: 'error' });
afterAll(() => worker.stop());
await loadStrings();

/** Loads the translations from the source files instead of a server. */
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
