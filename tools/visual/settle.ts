/** The maximum wait. A story that still changes is captured anyway, so that the screenshot shows the problem. */
const PATIENCE_MS = 4_000;
/** The maximum wait for loading states, because some stories show one permanently. */
const BUSY_MS = 1_500;
/** The minimum number of unchanged frames: changes requested in one frame are painted in the next ones. */
const LEAST_FRAMES = 3;

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
 * @param quietMs the length of the period in milliseconds.
 * @param awaited `data` also waits for elements with `aria-busy`; `drawing` doesn't.
 */
export async function settle(quietMs: number, awaited: 'data' | 'drawing'): Promise<void> {
  const began = performance.now();
  let since = began;
  let frames = 0;
  let height = 0;
  const stir = () => {
    since = performance.now();
    frames = 0;
  };
  const observed = new Set<Root>();
  const changes = new MutationObserver(stir);
  const arrivals = new PerformanceObserver(stir);
  arrivals.observe({ type: 'resource' });
  while ((frames < LEAST_FRAMES || performance.now() - since < quietMs) && performance.now() - began < PATIENCE_MS) {
    const roots = rootsIn(document);
    for (const root of roots) {
      if (!observed.has(root))
        changes.observe(root, { attributes: true, characterData: true, childList: true, subtree: true });
      observed.add(root);
    }
    frames += 1;
    await nextFrame();
    const { scrollHeight } = document.documentElement;
    const isWaiting = awaited === 'data' && performance.now() - began < BUSY_MS && isBusy(roots);
    if (isWaiting || isLoading(roots) || scrollHeight !== height) stir();
    height = scrollHeight;
  }
  changes.disconnect();
  arrivals.disconnect();
}
