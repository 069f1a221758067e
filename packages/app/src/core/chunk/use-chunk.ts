import { useCallback, useEffect, useState } from 'react';
import { whenIdle } from '#shared/idle.ts';

/** A part of the app that is fetched when it is wanted. */
interface Chunk<Part> {
  /** The part, once it is there. */
  readonly part: Part | null;
  readonly failed: boolean;
  /** Fetches it once more. */
  readonly retry: () => void;
}

/** What was fetched shows at once the next time. */
const fetched = new WeakMap<() => Promise<unknown>, unknown>();

/**
 * Fetches a part of the app once it is wanted.
 * @param load the same function in every render.
 */
export function useChunk<Part>(load: () => Promise<Part>, isWanted: boolean): Chunk<Part> {
  const [part, setPart] = useState<Part | null>(() => (fetched.get(load) as Part | undefined) ?? null);
  const [failed, setFailed] = useState(false);
  const isDue = isWanted && part === null && !failed;
  useEffect(() => {
    if (!isDue) return undefined;
    let isCurrent = true;
    load().then(
      (loaded) => {
        fetched.set(load, loaded);
        if (isCurrent) setPart(() => loaded);
      },
      () => {
        if (isCurrent) setFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isDue]);
  const retry = useCallback(() => setFailed(false), []);
  return { part, failed, retry };
}

/** True once the browser had nothing else to do: for what is wanted soon, though not now. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}
