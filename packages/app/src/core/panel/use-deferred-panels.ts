import { useEffect, useState } from 'react';
import { isSettled, type Panel } from './panel.ts';

/**
 * How long a page with everything else waits for what decides where that stands, in milliseconds. Longer than the
 * answers of a slow line lie apart, short enough that one call that hangs does not keep the page.
 */
const PATIENCE = 5000;

interface DeferOptions {
  /** Whether `first`, as it came, stands above the others at all. @default true */
  readonly isAbove?: boolean;
  /** How long the others wait for it, in milliseconds. */
  readonly patience?: number;
}

/**
 * Whether a page may show its panels. It is `held` until `first`, which decides what stands above them, is there;
 * when it stands nowhere, or when everything else has been there for `patience` milliseconds, the page goes on
 * `without` it, so that one call keeps nothing back.
 * What was decided stays decided as long as the page is open: nothing moves under a hand.
 */
export function useDeferredPanels(
  first: Panel<unknown>,
  others: readonly Panel<unknown>[],
  { isAbove = true, patience = PATIENCE }: DeferOptions = {},
): 'held' | 'with' | 'without' {
  const [decided, setDecided] = useState<'held' | 'with' | 'without'>('held');
  if (decided === 'held' && isSettled(first)) setDecided(isAbove ? 'with' : 'without');
  const isWaiting = decided === 'held' && others.every(isSettled);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setDecided('without'), patience);
    return () => clearTimeout(timer);
  }, [isWaiting, patience]);
  return decided;
}
