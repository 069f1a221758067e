/** `Node.DOCUMENT_POSITION_FOLLOWING`, which a server does not have. */
const FOLLOWING = 4;

/** Returns the focused element, including elements in open shadow roots. */
export function deepActiveElement(document: Document): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

/** Returns whether an element is a stop in the tab order, or has one in its shadow tree. */
export function isTabStop(element: HTMLElement): boolean {
  return element.tabIndex >= 0 || Boolean(element.shadowRoot?.delegatesFocus);
}

/** Restores the focus to an element, if it is still connected. */
export function restoreFocus(element: Element | null | undefined): void {
  // An element that had the focus is an HTMLElement.
  if (element?.isConnected) (element as HTMLElement).focus();
}

/** Focuses the first of some elements that is a stop in the tab order and can be focused. Returns whether there is one. */
export function focusFirst(candidates: Iterable<HTMLElement>, options?: FocusOptions): boolean {
  return [...candidates].some((candidate) => {
    if (!isTabStop(candidate)) return false;
    candidate.focus(options);
    return candidate.matches(':focus');
  });
}

/** Moves the focus out of an element that is about to be hidden: to the next one in the tab order, or else the previous one. */
export function moveFocusFrom(element: HTMLElement): void {
  if (!element.matches(':focus-within')) return;
  const root = element.getRootNode() as Document | ShadowRoot;
  const others = [...root.querySelectorAll<HTMLElement>('*')].filter((other) => !element.contains(other));
  const firstAfter = others.findIndex((other) => element.compareDocumentPosition(other) === FOLLOWING);
  const split = firstAfter < 0 ? others.length : firstAfter;
  focusFirst([...others.slice(split), ...others.slice(0, split).toReversed()]);
}

/**
 * Returns the part of an element that takes its focus: the element itself or, with `delegatesFocus`, its `base` part.
 * Descriptions are read only on that part.
 */
export function focusPart(element: HTMLElement): HTMLElement {
  const root = element.shadowRoot;
  return (root?.delegatesFocus && root.querySelector<HTMLElement>('[part~="base"]')) || element;
}
