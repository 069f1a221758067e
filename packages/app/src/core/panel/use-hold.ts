import { useEffect, useState } from 'react';
import { isSettled, type Panel } from './panel.ts';

/**
 * How long a page with everything else waits for what decides where that stands, in milliseconds. Longer than the
 * answers of a slow line lie apart, short enough that one call that hangs does not keep the page.
 */
const PATIENCE = 5000;

/**
 * Whether a page may show its panels. It is `held` until `first`, which decides what stands above them, is there;
 * when everything else has been there for `patience` milliseconds it goes on `without` it, so that one call keeps
 * nothing back.
 * What was decided stays decided as long as the page is open: nothing moves under a hand.
 */
export function useHold(first: Panel<unknown>, others: readonly Panel<unknown>[], patience: number = PATIENCE): 'held' | 'with' | 'without' {
  const [decided, setDecided] = useState<'held' | 'with' | 'without'>('held');
  if (decided === 'held' && isSettled(first)) setDecided('with');
  const isWaiting = decided === 'held' && others.every(isSettled);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setDecided('without'), patience);
    return () => clearTimeout(timer);
  }, [isWaiting, patience]);
  return decided;
}
