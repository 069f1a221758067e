/** The delay in milliseconds for browsers without `requestIdleCallback`. */
const FALLBACK_DELAY_MS = 2000;
/** The longest wait in milliseconds: a page that is never idle must not lack what is loaded then. */
const MAX_WAIT_MS = 5000;

/**
 * Runs an action when the browser is idle, or after some seconds in which it never was.
 * @returns A function that cancels it.
 */
export function whenIdle(action: () => void): () => void {
  if (globalThis.requestIdleCallback) {
    const id = globalThis.requestIdleCallback(action, { timeout: MAX_WAIT_MS });
    return () => globalThis.cancelIdleCallback(id);
  }
  const timer = setTimeout(action, FALLBACK_DELAY_MS);
  return () => clearTimeout(timer);
}
