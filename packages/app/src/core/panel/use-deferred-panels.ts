import { useEffect, useState } from 'react';
import { isSettled, type Panel } from './panel.ts';

/**
 * The time that loaded panels wait for the panel that decides their position. Longer than the gap between responses on a
 * slow connection, short enough that one hanging call does not block the page.
 */
const TIMEOUT_MS = 5000;

interface DeferOptions {
  /** Whether `first`, once it is settled, is rendered above the others. @default true */
  readonly isIncluded?: boolean;
  /** The time that the others wait for `first` after they have settled, in milliseconds. @default 5000 */
  readonly timeoutMs?: number;
}

/** Whether the page waits for its first panel, renders it above the others, or renders without it there. */
type Deferral = 'pending' | 'included' | 'omitted';

/**
 * Decides when a page may render its panels. The result is `pending` until `first`, which decides the position of the
 * others, is settled; then it is `included`. It is `omitted` when `isIncluded` is false, or when all others have been
 * settled for `timeoutMs`, so that one hanging call does not block the page. The decision is final until the page is
 * unmounted: nothing moves under the pointer.
 */
export function useDeferredPanels(
  first: Panel<unknown>,
  others: readonly Panel<unknown>[],
  { isIncluded = true, timeoutMs = TIMEOUT_MS }: DeferOptions = {},
): Deferral {
  const [deferral, setDeferral] = useState<Deferral>('pending');
  if (deferral === 'pending' && isSettled(first)) setDeferral(isIncluded ? 'included' : 'omitted');
  const isWaiting = deferral === 'pending' && others.every(isSettled);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setDeferral('omitted'), timeoutMs);
    return () => clearTimeout(timer);
  }, [isWaiting, timeoutMs]);
  return deferral;
}
