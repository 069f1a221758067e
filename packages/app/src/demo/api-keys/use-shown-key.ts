import { useEffect, useState } from 'react';

/** The time for which a key is shown, in milliseconds. */
const SHOWN_DURATION_MS = 30_000;

/** Returns the id of the key that is shown in full, and the function that shows one. It is masked again after 30 seconds. */
export function useShownKey(): readonly [id: number | null, show: (id: number | null) => void] {
  const [id, setId] = useState<number | null>(null);
  useEffect(() => {
    if (id === null) return undefined;
    const timer = setTimeout(() => setId(null), SHOWN_DURATION_MS);
    return () => clearTimeout(timer);
  }, [id]);
  return [id, setId];
}
