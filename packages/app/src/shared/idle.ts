/** How long after the page a browser that does not say when it is idle is taken for idle, in milliseconds. */
const GUESS = 2000;

/**
 * Does something once nothing else is to do.
 * @returns the way to give it up.
 */
export function whenIdle(action: () => void): () => void {
  if (globalThis.requestIdleCallback) {
    const id = globalThis.requestIdleCallback(action);
    return () => globalThis.cancelIdleCallback(id);
  }
  const timer = setTimeout(action, GUESS);
  return () => clearTimeout(timer);
}
