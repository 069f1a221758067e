import { useEffect, useState } from 'react';
import { useServices } from './context.ts';

/**
 * Returns the current time in milliseconds since the epoch, updated while the component is mounted.
 * @param interval the time between two updates in milliseconds.
 */
export function useNow(interval: number): number {
  const { now } = useServices();
  const [time, setTime] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), interval);
    return () => clearInterval(timer);
  }, [now, interval]);
  return time;
}
