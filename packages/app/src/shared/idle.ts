/** The delay in milliseconds for browsers without `requestIdleCallback`. */
const FALLBACK_DELAY_MS = 2000;

/**
 * Runs an action when the browser is idle.
 * @returns A function that cancels it.
 */
export function whenIdle(action: () => void): () => void {
  if (globalThis.requestIdleCallback) {
    const id = globalThis.requestIdleCallback(action);
    return () => globalThis.cancelIdleCallback(id);
  }
  const timer = setTimeout(action, FALLBACK_DELAY_MS);
  return () => clearTimeout(timer);
}
