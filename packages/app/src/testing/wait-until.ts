/** Shorter than a test may take, so that the error says what was awaited. */
const TIMEOUT_MS = 20_000;

/** Resolves with the first value that isn't null, on the first frame on which there is one. */
function waitForValue<Value>(find: () => Value | null, label: string): Promise<Value> {
  const deadline = performance.now() + TIMEOUT_MS;
  return new Promise((resolve, reject) => {
    const check = () => {
      const value = find();
      if (value !== null) resolve(value);
      else if (performance.now() >= deadline) reject(new Error(`Still waiting for: ${label}`));
      else requestAnimationFrame(check);
    };
    check();
  });
}

/**
 * Resolves on the first frame on which a condition is met. A `MutationObserver` would miss element properties.
 * @param label The name of the awaited condition, for the error; defaults to the source of the condition.
 * @throws After a timeout, with the label.
 */
export async function waitUntil(isMet: () => boolean, label = String(isMet)): Promise<void> {
  await waitForValue(() => isMet() || null, label);
}

/**
 * Resolves with the first element that matches a selector, as soon as there is one.
 * @throws After a timeout, with the selector.
 */
export function waitForElement<Found extends HTMLElement>(page: HTMLElement, selector: string): Promise<Found> {
  return waitForValue(() => page.querySelector<Found>(selector), selector);
}

/** Returns whether a finite animation is running on an element, its descendants or their shadow trees. */
function isAnimating(element: Element): boolean {
  const roots = [
    element,
    ...[...element.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? [...shadowRoot.children] : [])),
  ];
  return roots
    .flatMap((root) => root.getAnimations({ subtree: true }))
    .some(({ effect, playState }) => {
      return playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
    });
}

/** Resolves once all finite animations have ended, because contrast cannot be measured during a fade. */
export const waitForAnimations = (element: Element): Promise<void> =>
  waitUntil(() => !isAnimating(element), 'the end of all animations');
