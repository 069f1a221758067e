import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * Whether a prerendered page has been hydrated. Before, a component renders only what the prerendered markup has; what
 * depends on this browser's storage comes after.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
