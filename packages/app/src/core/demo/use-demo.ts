import { useChunk } from '#core/chunk/use-chunk.ts';
import { useJoinFeature, useServices } from '#core/context.ts';
import type { LoadDemo, LoadedDemo } from './demo-app.ts';

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

const loaders = new WeakMap<LoadDemo, LoadDemo>();

/** Returns the function that loads the demo and adds it to the store, which the demo's components need to render. */
function joiningLoader(loadDemo: LoadDemo, join: ReturnType<typeof useJoinFeature>): LoadDemo {
  const loader =
    loaders.get(loadDemo) ??
    (async () => {
      const demo = await loadDemo();
      join(demo.feature);
      return demo;
    });
  loaders.set(loadDemo, loader);
  return loader;
}

/** Loads the demo where it is needed and part of the build. */
export function useDemo(isNeeded: boolean): DemoChunk {
  const { loadDemo } = useServices();
  const join = useJoinFeature();
  const mustLoad = isNeeded && loadDemo !== null;
  const {
    part: demo,
    failed,
    retry,
  } = useChunk<LoadedDemo | null>(loadDemo ? joiningLoader(loadDemo, join) : loadNothing, mustLoad);
  return { demo, failed, retry, isLoading: mustLoad && demo === null && !failed };
}
