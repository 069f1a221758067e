/** For the `play` of a story that moves in: resolves when nothing on the page moves any more, so that it can be judged. */
export async function settled({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> {
  const running = () =>
    canvasElement.ownerDocument.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
  while (running().length > 0) await Promise.allSettled(running().map((animation) => animation.finished));
}
