import { useEffect, useState } from 'react';

const SECOND_MS = 1_000;

/** The seconds that are left of a wait, which is started again at any time. */
interface Countdown {
  readonly secondsLeft: number;
  readonly restart: () => void;
}

/** Counts down seconds from the first render on. A page in the background is not behind when it is shown again. */
export function useCountdown(seconds: number): Countdown {
  const [end, setEnd] = useState(() => Date.now() + seconds * SECOND_MS);
  const [now, setNow] = useState(() => Date.now());
  const secondsLeft = Math.max(0, Math.ceil((end - now) / SECOND_MS));
  const isRunning = secondsLeft > 0;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return {
    secondsLeft,
    restart: () => {
      const start = Date.now();
      setNow(start);
      setEnd(start + seconds * SECOND_MS);
    },
  };
}
