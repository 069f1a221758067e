import { useChunk } from '#core/chunk/use-chunk.ts';
import { useServices } from '#core/context.ts';
import type { LoadedDemo } from './demo-app.ts';

/** State of the demo's code. */
interface DemoChunk {
  /** The demo; null before it has loaded, and in a build without it. */
  readonly demo: LoadedDemo | null;
  readonly isLoading: boolean;
  readonly failed: boolean;
  /** Loads it again after a failure. */
  readonly retry: () => void;
}

const loadNothing = async (): Promise<LoadedDemo | null> => null;

/** Loads the demo where it is needed and part of the build. */
export function useDemo(isNeeded: boolean): DemoChunk {
  const { loadDemo } = useServices();
  const mustLoad = isNeeded && loadDemo !== null;
  const { part: demo, failed, retry } = useChunk<LoadedDemo | null>(loadDemo ?? loadNothing, mustLoad);
  return { demo, failed, retry, isLoading: mustLoad && demo === null && !failed };
}
