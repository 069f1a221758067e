/** Resolves in the first frame in which a condition is met. A `MutationObserver` would miss properties of elements. */
export function waitUntil(isMet: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (isMet()) resolve();
      else requestAnimationFrame(check);
    };
    check();
  });
}

/** Resolves with the first element that matches a selector, once there is one. */
export function waitForElement<Found extends HTMLElement>(page: HTMLElement, selector: string): Promise<Found> {
  return new Promise((resolve) => {
    const check = () => {
      const found = page.querySelector<Found>(selector);
      if (found) resolve(found);
      else requestAnimationFrame(check);
    };
    check();
  });
}

/** Whether a finite animation is running on an element, its descendants or their shadow trees. */
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

/** Resolves once all finite animations have ended: contrast cannot be judged on something half faded in. */
export const waitForAnimations = (element: Element): Promise<void> => waitUntil(() => !isAnimating(element));
