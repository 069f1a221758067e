/** The maximum wait. A story that still changes is captured anyway, so that the screenshot shows the problem. */
const TIMEOUT_MS = 4_000;
/** The maximum wait for loading states, because some stories show one permanently. */
const BUSY_TIMEOUT_MS = 1_500;
/** The minimum number of unchanged frames: changes requested in one frame are painted in the next ones. */
const MIN_UNCHANGED_FRAMES = 3;

type Root = Document | ShadowRoot;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

function rootsIn(root: Root): Root[] {
  return [
    root,
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : [])),
  ];
}

const isPending = (image: HTMLImageElement): boolean => !image.complete && image.loading !== 'lazy';

const isLoading = (roots: readonly Root[]): boolean =>
  document.fonts.status === 'loading' || roots.some((root) => [...root.querySelectorAll('img')].some(isPending));

const isBusy = (roots: readonly Root[]): boolean =>
  roots.some((root) => root.querySelector('[aria-busy="true"]') !== null);

/**
 * Resolves when fonts and images are loaded and, for a period, no element in any shadow root has changed, no resource
 * has arrived and the height of the page is constant.
 * @param unchangedMs the length of the period in milliseconds.
 * @param condition `data` also waits for elements with `aria-busy`; `drawing` doesn't.
 */
export async function settle(unchangedMs: number, condition: 'data' | 'drawing'): Promise<void> {
  const startedAt = performance.now();
  let lastChangeAt = startedAt;
  let unchangedFrames = 0;
  let height = 0;
  const recordChange = () => {
    lastChangeAt = performance.now();
    unchangedFrames = 0;
  };
  const observedRoots = new Set<Root>();
  const changes = new MutationObserver(recordChange);
  const resources = new PerformanceObserver(recordChange);
  resources.observe({ type: 'resource' });
  while (
    (unchangedFrames < MIN_UNCHANGED_FRAMES || performance.now() - lastChangeAt < unchangedMs) &&
    performance.now() - startedAt < TIMEOUT_MS
  ) {
    const roots = rootsIn(document);
    for (const root of roots) {
      if (!observedRoots.has(root))
        changes.observe(root, { attributes: true, characterData: true, childList: true, subtree: true });
      observedRoots.add(root);
    }
    unchangedFrames += 1;
    await nextFrame();
    const { scrollHeight } = document.documentElement;
    const isWaiting = condition === 'data' && performance.now() - startedAt < BUSY_TIMEOUT_MS && isBusy(roots);
    if (isWaiting || isLoading(roots) || scrollHeight !== height) recordChange();
    height = scrollHeight;
  }
  changes.disconnect();
  resources.disconnect();
}
