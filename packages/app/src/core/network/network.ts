/** Connectivity as the browser reports it: offline is reliable, online is not. */
export interface Network {
  readonly isOnline: () => boolean;
  /** Calls `listener` on every change; returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** The network of the running browser. */
export function createNetwork(): Network {
  return {
    isOnline: () => globalThis.navigator?.onLine !== false,
    subscribe(listener) {
      globalThis.addEventListener('online', listener);
      globalThis.addEventListener('offline', listener);
      return () => {
        globalThis.removeEventListener('online', listener);
        globalThis.removeEventListener('offline', listener);
      };
    },
  };
}
