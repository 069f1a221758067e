import type { Storage } from '#core/storage/storage.ts';
import { whenIdle } from '#shared/idle.ts';
import type { Incident } from './incident.ts';

/** Events of uncaught errors, and of chunks that failed to load. */
const EVENTS = ['error', 'unhandledrejection', 'vite:preloadError'];
/** How many incidents are kept until the code that reports them has loaded. */
const MAX_EARLY = 9;

/**
 * Starts to report incidents to an address, and nothing without one. The code for it loads when the browser is idle.
 * @returns a function that reports an incident.
 */
export function startReports(url: string | null, storage: Storage): (incident: Incident) => void {
  const early: Incident[] = [];
  let report = (incident: Incident): void => {
    if (early.length < MAX_EARLY) early.push(incident);
  };
  const listener = (incident: Incident) => report(incident);
  if (url !== null) {
    for (const type of EVENTS) addEventListener(type, listener);
    const load = async () => {
      const chunk = await import('./browser-reporter.ts').catch(() => null);
      if (!chunk) return;
      report = chunk.startReporter(url, storage);
      early.forEach(report);
    };
    whenIdle(() => void load());
  }
  return listener;
}
