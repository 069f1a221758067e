/** Resolves on the first frame on which a condition is met. A `MutationObserver` would miss element properties. */
export function waitUntil(isMet: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (isMet()) resolve();
      else requestAnimationFrame(check);
    };
    check();
  });
}

/** Resolves with the first element that matches a selector, as soon as there is one. */
export function waitForElement<Found extends HTMLElement>(page: HTMLElement, selector: string): Promise<Found> {
  return new Promise((resolve) => {
    const check = () => {
      const element = page.querySelector<Found>(selector);
      if (element) resolve(element);
      else requestAnimationFrame(check);
    };
    check();
  });
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
export const waitForAnimations = (element: Element): Promise<void> => waitUntil(() => !isAnimating(element));
