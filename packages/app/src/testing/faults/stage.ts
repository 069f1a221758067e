import { setupWorker } from 'msw/browser';
import { afterAll } from 'vitest';
import '#styles.css';
import { startTranslator } from '#core/i18n/i18n.ts';
// The app fetches it when nothing else is to do, and nothing stands in its place: a page would seem at rest before.
import '#core/toasts/toast-list.tsx';
import { memoryStorage } from '#testing/world.ts';

/** Answers what the app asks. It is there before the tests are known: they may follow from what it answers. */
export const worker = setupWorker();
await worker.start({ quiet: true, onUnhandledFrame: 'error' });
afterAll(() => worker.stop());
await speak();

/** The translator asks a server for its strings; here they are at hand. */
async function speak(): Promise<void> {
  const strings = import.meta.glob<Readonly<Record<string, unknown>>>('../../**/locales/en.json', {
    eager: true,
    import: 'default',
  });
  const fetched = globalThis.fetch;
  globalThis.fetch = () => Promise.resolve(Response.json(Object.assign({}, ...Object.values(strings))));
  await startTranslator(memoryStorage(), document.createElement('div'));
  globalThis.fetch = fetched;
}
