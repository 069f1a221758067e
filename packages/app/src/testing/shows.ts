/** Resolves on the frame that shows what is looked for; the properties of an element are not in its markup. */
export function shows(isThere: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (isThere()) resolve();
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** Whether something in a part of a page, or inside its elements, is still on its way in or out. */
function isMoving(part: Element): boolean {
  const roots = [
    part,
    ...[...part.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? [...shadowRoot.children] : [])),
  ];
  return roots
    .flatMap((root) => root.getAnimations({ subtree: true }))
    .some(({ effect, playState }) => {
      return playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
    });
}

/** Resolves once all motion with an end has ended: what is half faded in has no colours to judge. */
export const rests = (part: Element): Promise<void> => shows(() => !isMoving(part));
