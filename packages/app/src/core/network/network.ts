/** Whether the device has a connection, as the browser tells it: a "no" can be believed, a "yes" is a hope. */
export interface Network {
  readonly isOnline: () => boolean;
  /** Calls back on every change; returns the way to stop. */
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
