/** Returns the animations of a tree including its shadow trees, which `getAnimations()` of a document leaves out. */
function animationsOf(root: Document | ShadowRoot): Animation[] {
  const inside = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
    shadowRoot ? animationsOf(shadowRoot) : [],
  );
  return [...root.getAnimations(), ...inside].filter(
    ({ effect }) => effect?.getComputedTiming().iterations !== Infinity,
  );
}

/** Resolves when no animation is running, for the `play` function of an animated story. */
export async function settled({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> {
  const document = canvasElement.ownerDocument;
  // Elements render before the first of these frames, their transitions begin before the second.
  for (let frame = 0; frame < 2; frame += 1)
    await new Promise((resolve) => document.defaultView?.requestAnimationFrame(resolve));
  for (let running = animationsOf(document); running.length > 0; running = animationsOf(document)) {
    await Promise.allSettled(running.map((animation) => animation.finished));
  }
}
