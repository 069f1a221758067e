import { useEffect, useState } from 'react';
import { isSettled, type Panel } from './panel.ts';

/** How long a page with all its figures waits for what would come above them, in milliseconds. */
const GRACE = 1000;

/**
 * Whether a page may show its panels. It is `held` until `first`, which decides what stands above them, is there;
 * when everything else has been there for a while it goes on `without` it, so that one slow call keeps nothing back.
 * What was decided stays decided as long as the page is open: nothing moves under a hand.
 */
export function useHold(first: Panel<unknown>, others: readonly Panel<unknown>[]): 'held' | 'with' | 'without' {
  const [decided, setDecided] = useState<'held' | 'with' | 'without'>('held');
  if (decided === 'held' && isSettled(first)) setDecided('with');
  const isWaiting = decided === 'held' && others.every(isSettled);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setDecided('without'), GRACE);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return decided;
}
