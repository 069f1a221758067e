import { useCallback, useEffect, useState } from 'react';
import { whenIdle } from '#shared/idle.ts';

/** State of a lazily loaded part of the app. */
interface Chunk<Part> {
  /** The loaded part; null before. */
  readonly part: Part | null;
  readonly failed: boolean;
  /** Loads it again after a failure. */
  readonly retry: () => void;
}

/** Loaded parts, which render immediately the next time. */
const loadedParts = new WeakMap<() => Promise<unknown>, unknown>();

/**
 * Loads a part of the app ahead of time, so that it renders immediately.
 * @throws When it fails to load.
 */
export async function loadChunk<Part>(load: () => Promise<Part>): Promise<Part> {
  const part = await load();
  loadedParts.set(load, part);
  return part;
}

/**
 * Loads a part of the app on demand.
 * @param load imports the part; the same function in every render.
 * @param isNeeded whether to load it.
 */
export function useChunk<Part>(load: () => Promise<Part>, isNeeded: boolean): Chunk<Part> {
  // Read in each render: a part that another component has loaded renders immediately.
  const part = (loadedParts.get(load) as Part | undefined) ?? null;
  const [, setLoadCount] = useState(0);
  const [failed, setFailed] = useState(false);
  const shouldLoad = isNeeded && part === null && !failed;
  useEffect(() => {
    if (!shouldLoad) return undefined;
    let isCurrent = true;
    loadChunk(load).then(
      () => {
        if (isCurrent) setLoadCount((count) => count + 1);
      },
      () => {
        if (isCurrent) setFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, shouldLoad]);
  const retry = useCallback(() => setFailed(false), []);
  return { part, failed, retry };
}

/** True once the browser has been idle, for loading what is needed soon but not yet. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}
