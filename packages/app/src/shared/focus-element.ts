/**
 * Moves the focus to an element without scrolling. An element that can't take the focus yet, because a kit element around
 * it has just been created or a dialog over it is being closed, gets it in the next frame.
 * @returns a function that cancels the second attempt.
 */
export function focusElement(element: HTMLElement | null): () => void {
  element?.focus({ preventScroll: true });
  if (!element || document.activeElement === element) return () => undefined;
  const frame = requestAnimationFrame(() => element.focus({ preventScroll: true }));
  return () => cancelAnimationFrame(frame);
}
