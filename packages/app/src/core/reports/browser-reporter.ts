import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { matchRoute } from '#core/routes/match.ts';
import type { Storage } from '#core/storage/storage.ts';
import { createReporter, type Reporter } from './reporter.ts';

/** Starts to report what happens in this tab, and its Core Web Vitals. */
export function startReporter(url: string, storage: Storage): Reporter['add'] {
  const { add, addVital, flush } = createReporter({
    version: __VERSION__,
    origin: location.origin,
    route: () => matchRoute(location.pathname)?.id ?? 'other',
    storage,
    now: () => Date.now(),
    // As plain text, which needs no permission of another origin.
    send: (text) => void navigator.sendBeacon(url, text),
  });
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(addVital);
  // The last figures come with the same event, in its capture phase.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  return add;
}
