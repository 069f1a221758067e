import { useSyncExternalStore } from 'react';
import { useServices } from '#core/context.ts';

/** Returns whether the browser has kept every value so far, for texts which say that something is saved. */
export function useKeepsValues(): boolean {
  const { storage } = useServices();
  return useSyncExternalStore(
    (listener) => storage.onRefusal(listener),
    () => !storage.hasRefused(),
    () => true,
  );
}
