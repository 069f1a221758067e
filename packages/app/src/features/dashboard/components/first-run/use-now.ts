import { useEffect, useState } from 'react';
import { useServices } from '#core/context.ts';

const INTERVAL_MS = 15_000;

/** Returns the current time in milliseconds since the epoch, updated while the component is mounted. */
export function useNow(): number {
  const { now } = useServices();
  const [time, setTime] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), INTERVAL_MS);
    return () => clearInterval(timer);
  }, [now]);
  return time;
}
